// How amounts and times are written, the same everywhere.
import { texts } from './texts';

export function money(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return texts.hidden;
  const digits = Math.abs(amount).toLocaleString('en-US');
  return amount < 0 ? `–$${digits}` : `$${digits}`;
}

export function change(amount: number): string {
  return amount > 0 ? `+${money(amount)}` : money(amount);
}

export function ago(at: number, now: number): string {
  const minutes = Math.round((now - at) / 60_000);
  if (minutes < 1) return texts.ago.now;
  if (minutes < 60) return texts.ago.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? texts.ago.hours(hours) : texts.ago.days(Math.round(hours / 24));
}

export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return texts.daysLeft(days, Math.floor((seconds % 86_400) / 3600));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return (hours ? `${hours}:` : '') + `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
}
