import { isRecord } from '../../document/isRecord';
import { keepText, keptJson } from '../kept';
import type { CompanyAnswers } from './answers';

/** The storage key of the answers that outlive a change of Studio's language. */
const STORAGE_KEY = 'studio-new-company';

/** Keeps what was answered for the page that is loaded next; what is as it began is left to that page's language. */
export function keepAnswers(answers: CompanyAnswers, start: CompanyAnswers): void {
  const given = Object.entries(answers).filter(([key, value]) => value !== Reflect.get(start, key));
  keepText(STORAGE_KEY, JSON.stringify(Object.fromEntries(given)), 'tab');
}

/** The answers to begin with: those that were kept, once, in the place of those in `start`. */
export function keptAnswers(start: CompanyAnswers): CompanyAnswers {
  const given = keptJson(STORAGE_KEY, 'tab');
  keepText(STORAGE_KEY, undefined, 'tab');
  // Nobody but this page writes there.
  return isRecord(given) ? { ...start, ...(given as Partial<CompanyAnswers>) } : start;
}
