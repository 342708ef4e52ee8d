// How records of builds are read, and what is told from their files' sizes and times: plain JavaScript, so that a thread
// need not load what compiles TypeScript, which would take longer than its work.
import { statSync } from 'node:fs';

/** @typedef {{ by: string, sizes: readonly number[] }} MadeFile */

const ENDINGS = [[''], ['', '.gz'], ['', '.br', '.gz']];

/**
 * The endings of a file and its siblings: one sibling alone is that of gzip.
 * @param {readonly number[]} sizes
 * @returns {readonly string[]}
 */
export function endingsOf(sizes) {
  return ENDINGS[sizes.length - 1] ?? [''];
}

/**
 * Reads the text of a record: a header, the build that it replaced with the number of lines that name in what it differs
 * from that, these, and a line for each file.
 * @param {string} text
 * @returns {{ header: string, from: string, urls: Set<string>, files: Map<string, MadeFile> }}
 */
export function parseRecord(text) {
  const [header = '', other = '', ...lines] = text.split('\n');
  const [from = '', count] = other.split('\t');
  const urls = new Set(lines.splice(0, Number(count)));
  return { header, from, urls, files: new Map(lines.map(readLine)) };
}

/**
 * @param {string} line
 * @returns {[url: string, file: MadeFile]}
 */
function readLine(line) {
  const [by = '', sizes = '', ...url] = line.split('\t');
  return [url.join('\t'), { by, sizes: sizes.split(' ').map(Number) }];
}

/**
 * Whether nobody has changed a file since it was made, as far as its sizes and its time tell: who copies another file
 * of the same size over it, with an earlier time, has to build with --fresh.
 * @param {{ folder: string, finished: number }} build
 * @param {string} url
 * @param {readonly number[]} sizes
 */
export function isAsMade({ folder, finished }, url, sizes) {
  return endingsOf(sizes).every((ending, n) => {
    const stat = statSync(folder + url + ending, { throwIfNoEntry: false });
    return stat?.isFile() && stat.size === sizes[n] && stat.mtimeMs <= finished;
  });
}

/**
 * The folders of files, and those that these are in.
 * @param {Iterable<string>} urls
 * @returns {Set<string>}
 */
export function foldersOf(urls) {
  const folders = new Set(['/']);
  for (const url of urls)
    for (let one = above(url); !folders.has(one); one = above(one)) folders.add(one);
  return folders;
}

/** @param {string} url */
const above = (url) => url.slice(0, url.lastIndexOf('/')) || '/';
