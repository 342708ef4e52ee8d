import type { Rule } from '../context';

/** File systems allow 255 bytes, and a page's data file adds an ending to the name ('.json.br'). */
const MAX_NAME_BYTES = 240;
/** Not all servers and browsers accept longer addresses. */
const MAX_ADDRESS_BYTES = 2000;

const NAMES = ['product-id', 'category-id', 'category-alias', 'unknown-category'] as const;

/** Every page can be written to a file: its address is not too long, nor is any part of it [K52]. */
export const rule: Rule = ({ facts, error }) => {
  for (const { text, path } of facts.texts('page-path')) {
    const part = text.split('/').find(isTooLong);
    if (part !== undefined) {
      error(path, `A part of this address is too long for a file name: ${inBytes(part)}.`, ADVICE);
    } else if (Buffer.byteLength(text) > MAX_ADDRESS_BYTES) {
      error(
        path,
        `This address is too long: ${inBytes(text)}.`,
        `Write one of at most ${MAX_ADDRESS_BYTES} bytes.`,
      );
    }
  }
  for (const { text, path } of NAMES.flatMap((kind) => facts.texts(kind))) {
    if (isTooLong(text))
      error(path, `This name is too long for the file of its page: ${inBytes(text)}.`, ADVICE);
  }
};

const ADVICE = `Shorten it to at most ${MAX_NAME_BYTES} bytes: a letter with an accent has two, others up to four.`;

const isTooLong = (name: string) => Buffer.byteLength(name) > MAX_NAME_BYTES;

const inBytes = (text: string) => `it has ${Buffer.byteLength(text)} bytes`;
