const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago a moment was: '3 minutes ago'. */
export function ago(at: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  const [unit, length] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1];
  if (unit === 'second') return 'just now';
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return format.format(Math.round(seconds / length), unit);
}

/** A moment with its date and time: '23 Nov 2026, 22:04'. */
export function dateAndTime(at: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
}
