// A plan: moves that a player has put together and not yet made. The server says what they would lead to.
import { sentence, Refused } from '../../server/ask';
import type { Line } from '../../server/line.svelte';
import type { Named, Preview, Question, State } from '../../server/types';

export class Plan {
  moves = $state.raw<Named[]>([]);
  preview = $state.raw<Preview | null>(null);
  problem = $state('');
  rule = $state<string | undefined>(undefined);
  busy = $state(false);
  // The move that was tapped on the board and still needs its amount.
  priced = $state.raw<Named | null>(null);
  #asked = 0;

  constructor(readonly line: Line) {}

  // What the player would see after the planned moves; null without a plan, and `question` also where the server does not tell it.
  get state(): State | null {
    return this.preview?.view ?? null;
  }
  get question(): Question | null {
    return this.preview?.question ?? null;
  }

  async add(...moves: Named[]): Promise<void> {
    if (!this.busy) await this.#ask([...this.moves, ...moves]);
  }

  // Adds moves one after the other, each found by `next` in the state after the last, until it finds none. They are shown together: a plan that
  // grows under the finger would move its buttons away.
  async addEach(next: (state: State | null) => Named | undefined): Promise<void> {
    if (this.busy) return;
    const asked = ++this.#asked;
    let moves = this.moves,
      preview = this.preview;
    for (let move = next(this.state); move; move = next(preview?.view ?? null)) {
      const found = await this.#look([...moves, move], asked);
      if (!found) break;
      moves = [...moves, move];
      preview = found;
    }
    if (asked !== this.#asked) return;
    this.moves = moves;
    this.preview = preview;
  }

  stepBack(): Promise<void> {
    return this.#ask(this.moves.slice(0, -1));
  }

  clear(): void {
    ++this.#asked;
    this.moves = [];
    this.preview = null;
    this.priced = null;
    this.#explain('');
  }

  price(move: Named): void {
    this.priced = move;
    this.#explain('');
  }

  // Makes the moves one after the other; stops at the first that is refused.
  async carryOut(): Promise<void> {
    const moves = this.moves;
    this.clear();
    await this.play(...moves);
  }

  // Busy until the moves are made and seen: what is tapped meanwhile would answer a question that is about to go.
  async play(...moves: Named[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#explain('');
    try {
      let number = this.line.view?.number ?? 0;
      const seat = this.line.view?.seat ?? undefined;
      for (const move of moves)
        number = (await this.line.ask<{ number: number }>('play', { number, move, seat })).number;
      await this.line.seen(number);
    } catch (problem) {
      this.#explain(sentence(problem), problem instanceof Refused ? problem.rule : undefined);
    } finally {
      this.busy = false;
    }
  }

  // Why a move that is not offered is not.
  async explain(move: Named): Promise<void> {
    try {
      const answer = await this.line.ask<{ legal: boolean; rule?: string; text?: string }>('why', {
        move,
        seat: this.line.view?.seat ?? undefined,
      });
      if (!answer.legal) this.#explain(answer.text ?? '', answer.rule);
    } catch (problem) {
      this.#explain(sentence(problem), problem instanceof Refused ? problem.rule : undefined);
    }
  }

  say(problem: string): void {
    this.#explain(problem);
  }

  async #ask(moves: Named[]): Promise<void> {
    if (moves.length === 0) return this.clear();
    const preview = await this.#look(moves, ++this.#asked);
    if (!preview) return;
    this.moves = moves;
    this.preview = preview;
  }

  // What these moves would lead to; nothing where one is refused, which is explained, or where something else was asked meanwhile.
  async #look(moves: Named[], asked: number): Promise<Preview | undefined> {
    this.#explain('');
    try {
      const preview = await this.line.ask<Preview>('preview', { moves, seat: this.line.view?.seat ?? undefined });
      if (asked !== this.#asked) return undefined;
      const refused = preview.steps.find((step) => 'error' in step);
      if (!refused) return preview;
      this.#explain(refused.error, refused.rule);
    } catch (problem) {
      if (asked === this.#asked)
        this.#explain(sentence(problem), problem instanceof Refused ? problem.rule : undefined);
    }
    return undefined;
  }

  #explain(problem: string, rule?: string): void {
    this.problem = problem;
    this.rule = rule;
  }
}
