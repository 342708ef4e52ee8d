import type { LoaderData } from '../data';

/** What the script's own tag says for the whole page: `data-source`, `data-number`, … (script.schema.json). */
export interface Options {
  /** All of it, as it is written; null where no tag put the script there. */
  written: Record<string, string | undefined> | null;
  /** Our origin, with a slash at its end: where chunks, catalogue and drawings come from. */
  ourOrigin: string;
  /** Another number than the company's: digits, and what people write between them. */
  number?: string;
  /** For the message: who sent the visitor. */
  source?: string;
  scheme?: string;
  launcher?: string;
  /** Other words of the interface, as JSON. */
  strings?: string;
}

/**
 * Reads the tag of the script that runs now: only during its first run is it known. Its words take the place of the
 * company's.
 */
export function readOptions(data: LoaderData): Options {
  const tag = document.currentScript as HTMLScriptElement | null;
  const written = tag && { ...(tag.dataset as Record<string, string>) };
  const options: Options = {
    ...written,
    written,
    ourOrigin: new URL('/', tag?.src || data.url).href,
  };
  try {
    Object.assign(data.words, JSON.parse(options.strings ?? '{}'));
  } catch {
    // There are none; or the widgets tell of it, with all other mistakes.
  }
  return options;
}
