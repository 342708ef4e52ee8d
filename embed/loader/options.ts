import type { LoaderData } from '../data';
import { ownTag } from './ownTag';

/** A script's tag. Its dataset as what it is when spread: own fields. */
interface ScriptTag {
  src: string;
  dataset: Record<string, string | undefined>;
}

/** The page-wide options on the script's tag: `data-source`, `data-number`, … (script.schema.json). */
export interface Options {
  /** The script's tag, if it has one, with all options as written. */
  tag: ScriptTag | null;
  /**
   * Our origin, with a trailing slash, from which chunks, catalogue and drawings are loaded. If a partner has bundled
   * the script into a file of his own, it is the one that the script was built with.
   */
  ourOrigin: string;
  /** A number that replaces the company's: digits and separators. */
  number?: string;
  /** The partner's name for the message. */
  source?: string;
  /** The office that the form starts with, whatever its case. */
  branch?: string;
  /** The URL of the catalogue's first file. */
  catalogue?: string;
  scheme?: string;
  launcher?: string;
  /** 'on' in test mode, in which nothing is sent. */
  test?: string;
  /** Overrides of interface strings, as JSON. */
  strings?: string;
}

/**
 * Reads the tag of the running script, which is only known during its first execution. Applies its overrides of
 * interface strings.
 * @param name The name of the script; undefined for the ordinary one.
 */
export function readOptions(data: LoaderData, name?: string): Options {
  const tag: ScriptTag | null = ownTag((one) => !name || one.dataset['name'] === name);
  const options: Options = {
    ...tag?.dataset,
    tag,
    ourOrigin: tag?.src.match(/.+\/(?=embed\/)/)?.[0] ?? `${data.url}/`,
  };
  try {
    Object.assign(data.words, JSON.parse(options.strings as string));
  } catch {
    // Ignore missing or invalid JSON here, because the widgets report it with all other mistakes.
  }
  return options;
}
