/** What the script's own tag says for the whole page: `data-source`, `data-number`, … (schemas/widgets/script.schema.json). */
export interface Options {
  /** All of it, as it is written. */
  written: Record<string, string | undefined>;
  /** Whether a tag put the script there. */
  tagged: boolean;
  /** Our origin, with a slash at its end: where chunks, catalogue and drawings come from. */
  origin: string;
  /** Another number than the company's: digits, and what people write between them. */
  number?: string;
  /** For the message: who sent the visitor. */
  source?: string;
  scheme?: string;
  launcher?: string;
  /** Other words of the interface. */
  words: object;
}

/** Reads the tag of the script that runs now: only during its first run is it known. */
export function readOptions(site: string): Options {
  const tag = document.currentScript as HTMLScriptElement | null;
  const written: Options['written'] = Object.assign({}, tag?.dataset);
  let words = {};
  try {
    words = JSON.parse(written['strings'] ?? '{}') as object;
  } catch {
    // The widgets tell of it, with all other mistakes.
  }
  return { ...written, written, tagged: !!tag, origin: new URL('/', tag?.src || site).href, words };
}
