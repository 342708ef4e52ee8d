import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sentencePattern } from '../../../src/node/studio/language/sentencePattern';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Words of English grammar, which no sentence of ours does without for long, and no other language has. */
const ENGLISH_WORD = /\b(?:the|and|of|with|your|this|that|which|been|every|from|are|is not)\b/i;

const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<string, string>;

/** Every text that a page shows or says: of its nodes, and of what only screen readers and tooltips say. */
export function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body);
    for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
      if (node instanceof Element) {
        if (node.closest('body [lang]')) continue;
        texts.push(...said.map((name) => node.getAttribute(name) ?? ''));
      } else if (!node.parentElement?.closest('script, style, textarea, body [lang]')) {
        texts.push(node.textContent ?? '');
      }
    }
    return [...new Set(texts.map((text) => text.trim()))].filter((text) => /\p{L}{2}/u.test(text));
  });
}

/**
 * Tells which texts on the screen are still English: those of our dictionaries, schemas and sentences that the language
 * says otherwise, and whatever else has words of English grammar.
 * @param words The words of Studio in English and in the language, by the same keys.
 * @param content What the company has written, which is in its own language.
 */
export function englishFinder(
  language: string,
  words: { english: object; other: object },
  content: string,
): (texts: readonly string[]) => string[] {
  const own = new Set(leavesOf(words.other));
  const originals = new Set([
    ...leavesOf(words.english).filter((text) => !own.has(text)),
    ...translatedIn(read(`schemas/languages/${language}.json`)),
  ]);
  const sentences = translatedIn(read(`src/node/studio/language/sentences/${language}.json`))
    .map(sentencePattern)
    .filter(({ weight }) => weight >= MIN_WEIGHT);
  const usual = usualWords();
  const isWritten = (text: string) =>
    content.includes(JSON.stringify(text).slice(1, -1)) ||
    usual.some((one) => text === one || text.endsWith(`: ${one}`));
  const isOurs = (text: string) =>
    originals.has(text) ||
    ENGLISH_WORD.test(withoutQuotes(text)) ||
    sentences.some(({ mark, form }) => text.includes(mark) && form.test(text));
  return (texts) => texts.filter((text) => !isWritten(text) && isOurs(text));
}

/** What a site says where its company has written nothing, which is English: 'Habitualmente: Close'. */
function usualWords(): string[] {
  const folders = ['schemas', 'schemas/parts', 'schemas/blocks', 'schemas/fields'];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(folder, name)),
  );
  return files.flatMap((file) => defaultsIn(read(file)));
}

function defaultsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'default' ? leavesOf(value) : defaultsIn(value),
  );
}

/** Fewer letters of a sentence's own say nothing: ' for {name}'. */
const MIN_WEIGHT = 8;

const translatedIn = (texts: Record<string, string>): string[] =>
  Object.keys(texts).filter((english) => texts[english] !== english);

/** What stands in quotes is an example, or was written by somebody; addresses have words of no language. */
const withoutQuotes = (text: string): string =>
  text.replaceAll(/«[^»]*»|"[^"]*"|https?:\/\/\S+/g, '');

/** All texts of a dictionary that need nothing filled in. */
function leavesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(leavesOf) : [];
}
