// What a single move would lead to, as the server says it. To be called while a component is set up.
import { untrack } from 'svelte';
import type { Named, Preview, State } from '../../server/types';
import { differences } from './consequences';
import type { Plan } from './plan.svelte';

const pauseMs = 120; // a slider on its way asks nothing

export function outlookOn(
  plan: () => Plan,
  move: () => Named,
): { state: State | null; changes: (before: State) => boolean } {
  let state = $state.raw<State | null>(null);
  $effect(() => {
    const { line, moves: planned } = plan();
    const moves = [...planned, move()];
    let isCurrent = true;
    state = null;
    const timer = setTimeout(() => {
      line.ask<Preview>('preview', { moves, seat: untrack(() => line.view?.seat) ?? undefined }).then(
        (preview) => {
          if (isCurrent && preview.steps.every((step) => !('error' in step))) state = preview.view;
        },
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  });
  return {
    get state() {
      return state;
    },
    changes: (before) => state !== null && differences(before, state).length > 0,
  };
}
