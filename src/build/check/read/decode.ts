import type { Mistake } from './mistake';

/** The text of a file, or why it is none. A mistake that does not hinder reading comes with the text. */
export interface Decoded {
  text: string | undefined;
  mistakes: Mistake[];
}

/** Reads the bytes of a file as UTF-8; says so when they are something else. */
export function decode(bytes: Uint8Array): Decoded {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return failed('The file is saved as UTF-16.', 'Save it as UTF-8.');
  }
  if (bytes.includes(0))
    return failed('The file is not a text file.', 'It should be JSON, saved as UTF-8.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return failed('The file is not saved as UTF-8.', 'Save it as UTF-8 in your editor.');
  }
  if (text.trim() === '') return failed('The file is empty.', 'It should contain one { … }.');
  if (!text.startsWith('\ufeff')) return { text, mistakes: [] };
  return {
    text: text.slice(1),
    mistakes: [
      {
        offset: 0,
        message: 'The file starts with an invisible mark (a byte order mark, BOM).',
        advice: "Save it as 'UTF-8', not as 'UTF-8 with BOM'.",
      },
    ],
  };
}

function failed(message: string, advice: string): Decoded {
  return { text: undefined, mistakes: [{ offset: 0, message, advice }] };
}
