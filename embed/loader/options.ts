import type { LoaderData } from '../data';

/** The page-wide options on the script's tag: `data-source`, `data-number`, … (script.schema.json). */
export interface Options {
  /** All options as written; null if the script has no tag. */
  written: Record<string, string | undefined> | null;
  /** Our origin, with a trailing slash, from which chunks, catalogue and drawings are loaded. */
  ourOrigin: string;
  /** A number that replaces the company's: digits and separators. */
  number?: string;
  /** The partner's name for the message. */
  source?: string;
  scheme?: string;
  launcher?: string;
  /** Overrides of interface strings, as JSON. */
  strings?: string;
}

/**
 * Reads the tag of the running script, which is only known during its first execution. Applies its overrides of
 * interface strings.
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
    // None, or invalid JSON: the widgets report it with all other mistakes.
  }
  return options;
}
