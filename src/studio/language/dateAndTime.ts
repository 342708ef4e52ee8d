import { spokenLanguage } from './spoken';

/** A moment with its date and time in the language of Studio: '23 Nov 2026, 22:04'. */
export function dateAndTime(at: string | number): string {
  return new Intl.DateTimeFormat(spokenLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(at));
}
