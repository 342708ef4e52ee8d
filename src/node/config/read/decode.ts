import type { Mistake } from './mistake';

/** The decoded text of a file, or why it cannot be decoded. */
export interface Decoded {
  text: string | undefined;
  mistakes: Mistake[];
}

/**
 * Decodes a file as UTF-8, or reports another encoding. A byte order mark, which editors neither show nor count, is
 * removed. Lone CRs are replaced by \n, which keeps offsets.
 */
export function decode(bytes: Uint8Array): Decoded {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return failed('The file is saved as UTF-16.', 'Save it as UTF-8.');
  }
  if (bytes.includes(0))
    return failed('The file is not a text file.', 'It should be JSON, saved as UTF-8.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return failed('The file is not saved as UTF-8.', 'Save it as UTF-8 in your editor.');
  }
  if (text.trim() === '') return failed('The file is empty.', 'It should contain one { … }.');
  if (text.startsWith('{\\rtf')) {
    return failed(
      'The file is saved as formatted text (RTF).',
      'Save it as plain text: in TextEdit, choose Format, then Make Plain Text.',
    );
  }
  if (text.trimStart().startsWith('<') && !text.trimStart().startsWith('<<')) {
    return failed('The file is a web page or XML.', 'It should contain one { … }.');
  }
  return { text: text.replaceAll(/\r(?!\n)/g, '\n'), mistakes: [] };
}

function failed(message: string, advice: string): Decoded {
  return { text: undefined, mistakes: [{ offset: 0, message, advice }] };
}
