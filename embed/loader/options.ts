import type { LoaderData } from '../data';
import { name } from './name';

/** The page-wide options on the script's tag: `data-source`, `data-number`, … (script.schema.json). */
export interface Options {
  /** All options as written; undefined if the script has no tag. */
  written: Record<string, string | undefined> | undefined;
  /**
   * Our origin, with a trailing slash, from which chunks, catalogue and drawings are loaded. If a partner has bundled
   * the script into a file of his own, it is the one that the script was built with.
   */
  ourOrigin: string;
  /** A number that replaces the company's: digits and separators. */
  number?: string;
  /** The partner's name for the message. */
  source?: string;
  scheme?: string;
  launcher?: string;
  /** See name.ts: undefined in the ordinary script, whatever `data-name` a tool has written on it. */
  name: string | undefined;
  /** 'on' in test mode, in which nothing is sent. */
  test?: string;
  /** Overrides of interface strings, as JSON. */
  strings?: string;
}

/**
 * Reads the tag of the running script, which is only known during its first execution. Applies its overrides of
 * interface strings.
 */
export function readOptions(data: LoaderData): Options {
  const tag = document.currentScript as HTMLScriptElement | null;
  const written = tag?.dataset as Record<string, string> | undefined;
  const options: Options = {
    ...written,
    written,
    name,
    ourOrigin: tag?.src.match(/.+\/(?=embed\/)/)?.[0] ?? `${data.url}/`,
  };
  try {
    Object.assign(data.words, JSON.parse(options.strings as string));
  } catch {
    // None, or invalid JSON: the widgets report it with all other mistakes.
  }
  return options;
}
