import { isRecord } from '../../document/isRecord';
import { keepText, keptJson } from '../kept';

/** What new pictures show, until they are used. Kept in the browser: a picture that is not used has no place in the config. */
const STORAGE_KEY = 'studio-picture-texts';

/** Remembers what a picture shows, for the places that will use it. */
export function rememberText(src: string, text: string): void {
  keepText(STORAGE_KEY, JSON.stringify({ ...kept(), [src]: text }));
}

/** What a picture shows, as it was said when it was added; empty if nothing was said. */
export function rememberedText(src: string): string {
  const text = kept()[src];
  return typeof text === 'string' ? text : '';
}

function kept(): Record<string, unknown> {
  const value = keptJson(STORAGE_KEY);
  return isRecord(value) ? value : {};
}
