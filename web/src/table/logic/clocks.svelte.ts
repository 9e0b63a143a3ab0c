// What each seat has left on its clock, counted down between the server's messages. To be called while a component is set up.
import type { View } from '../../server/types';
import { timeLeft } from '../../words';

export function clocksOf(view: () => View): (seat: number) => string {
  let now = $state(0);
  let seen = $state(0);
  $effect(() => {
    void view();
    seen = now = performance.now();
  });
  $effect(() => {
    if (!view().clocks) return;
    const timer = setInterval(() => (now = performance.now()), 1000);
    return () => clearInterval(timer);
  });
  return (seat) => {
    const clock = view().clocks?.[seat];
    return clock ? timeLeft(clock.left_ms - (clock.running ? now - seen : 0)) : '';
  };
}
