import type { Rule } from '../context';

/**
 * In bytes: file systems take names of 255, and a page's data file adds to its own name ('.first.json.br').
 */
const LONGEST_NAME = 240;
/** In bytes: servers and browsers take longer addresses, but not all of them. */
const LONGEST_ADDRESS = 2000;

const NAMES = ['product-id', 'category-id', 'category-alias', 'unknown-category'] as const;

/** Every page can be written to a file: its address is not too long, nor is any part of it [K52]. */
export const rule: Rule = ({ facts, error }) => {
  for (const { text, path } of facts.texts('page-path')) {
    const part = text.split('/').find(isTooLong);
    if (part !== undefined) {
      error(path, `A part of this address is too long for a file name: ${inBytes(part)}.`, ADVICE);
    } else if (Buffer.byteLength(text) > LONGEST_ADDRESS) {
      error(
        path,
        `This address is too long: ${inBytes(text)}.`,
        `Write one of at most ${LONGEST_ADDRESS} bytes.`,
      );
    }
  }
  for (const { text, path } of NAMES.flatMap((kind) => facts.texts(kind))) {
    if (isTooLong(text))
      error(path, `This name is too long for the file of its page: ${inBytes(text)}.`, ADVICE);
  }
};

const ADVICE = `Shorten it to at most ${LONGEST_NAME} bytes: a letter with an accent has two, others up to four.`;

const isTooLong = (name: string) => Buffer.byteLength(name) > LONGEST_NAME;

const inBytes = (text: string) => `it has ${Buffer.byteLength(text)} bytes`;
