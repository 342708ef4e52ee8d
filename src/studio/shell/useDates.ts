import { useCallback } from 'react';
import { isRecord } from '../../document/isRecord';
import { useAt } from '../form/useAt';
import { companyClock } from '../../document/dates/changes';
import { momentInWords, startOf, whenOf } from '../../document/dates/moments';
import { spokenLanguage } from '../language/spoken';
import { WORDS } from '../words';
import { useStudio } from './studio';

/** Why a block or page is not on the site today, though the preview shows it; empty if it is. */
export function useDates(at: string): string {
  const { session } = useStudio();
  return useAt(
    at,
    useCallback(
      (value: unknown) => datesInWords(value, companyClock(session.root.peek(), new Date())),
      [session],
    ),
  );
}

function datesInWords(value: unknown, clock: string): string {
  if (!isRecord(value)) return '';
  const when = whenOf(value, clock);
  if (when === 'future')
    return WORDS.notBefore(momentInWords(startOf(value) ?? '', spokenLanguage()));
  return when === 'past'
    ? WORDS.ranOut(momentInWords(String(value['until']), spokenLanguage()))
    : '';
}
