import { spokenLanguage } from '../language/spoken';
import { WORDS } from '../words';

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago a moment was: '3 minutes ago'. */
export function ago(at: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  const [unit, length] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1];
  if (unit === 'second') return WORDS.justNow;
  const format = new Intl.RelativeTimeFormat(spokenLanguage(), { numeric: 'auto' });
  return format.format(Math.round(seconds / length), unit);
}
