// Tells somebody who looks elsewhere that it is their turn. Both ways are off until asked for.
import { settings } from '../../settings.svelte';

export function callToTable(text: string): void {
  if (settings.sound) ring();
  if (settings.notifications && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    new Notification(text, { icon: '/roundhouse.svg', tag: location.pathname });
}

// Two strokes of a station bell, made on the spot.
function ring(): void {
  const context = new AudioContext();
  for (const [when, pitch] of [
    [0, 988],
    [0.22, 784],
  ] as const) {
    const tone = context.createOscillator(),
      loudness = context.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.15, context.currentTime + when);
    loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + when + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(context.currentTime + when);
    tone.stop(context.currentTime + when + 0.5);
  }
  setTimeout(() => void context.close(), 1200);
}
