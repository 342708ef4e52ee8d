import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check, GOOD, swap } from '../../../../tests/broken-configs/breaking';
import { wordBlocks, type WordBlock } from './wordBlocks';

const ROOT = process.cwd();
const SMALLEST = readFileSync('tests/fixtures/smallest/site.config.json', 'utf8');

/** Pastes the blocks into a config, with every text translated. */
function paste(text: string, blocks: readonly WordBlock[]): string {
  return blocks.reduce((config, { path, text: fields }) => {
    const opener = path.length > 0 ? `"${path.at(-1)}": {` : '{';
    const at = config.indexOf(opener) + opener.length;
    const translated = fields.replaceAll(/: "(?!hero"|\/"|other")/g, ': "Übersetzt ');
    return `${config.slice(0, at)}\n${translated}${config.slice(at)}`;
  }, text);
}

describe('[K22] the texts that a config has not translated', () => {
  it.each([
    ['with some words of its own', GOOD],
    ['without any', SMALLEST],
  ])('are all in the blocks to paste: a config %s', async (_, text) => {
    const german = text.replace(/"language": "[^"]*"|"name":/, (found) =>
      found === '"name":' ? '"language": "de", "name":' : '"language": "de"',
    );
    const { blocks, count } = await wordBlocks(german, ROOT, 'de');
    expect(count).toBeGreaterThan(15);
    const { problems } = await check(paste(german, blocks));
    const messages = problems.map(({ message }) => message);
    expect(messages.filter((message) => /English|syntax|expected/.test(message))).toEqual([]);
  });

  it('include all of a missing group', async () => {
    const { blocks } = await wordBlocks(SMALLEST, ROOT, 'de');
    expect(blocks.map(({ path }) => path)).toEqual([[]]);
    expect(blocks[0]?.text).toMatch(/^ {2}"strings": \{\n {4}"skipToContent": "Skip to content",/);
  });

  it('are translated already in a language that has words, and in no other', async () => {
    const french = await wordBlocks(SMALLEST, ROOT, 'fr');
    expect(french.known).toBe(french.count);
    expect(french.blocks[0]?.text).toMatch(/"skipToContent": "Aller au contenu"/);
    expect(french.blocks[0]?.text).toContain('Page introuvable');
    expect((await wordBlocks(SMALLEST, ROOT, 'de')).known).toBe(0);
  });

  it('include the required fields of their group', async () => {
    const { blocks } = await wordBlocks(GOOD, ROOT, 'de');
    const contact = blocks.find(({ path }) => path.join('.') === 'contact');
    expect(contact?.text).toContain(
      '"otherBranch": { "value": "other", "label": "Other Region" },',
    );
  });

  it('exclude texts that the config has in English: these are translated in place', async () => {
    const text = swap(GOOD, '"strings": {', '"strings": { "skipToContent": "Skip to content",');
    const { blocks, written } = await wordBlocks(text, ROOT, 'de');
    expect(written.map(({ path }) => path.join('.'))).toContain('strings.skipToContent');
    expect(blocks.map((block) => block.text).join('\n')).not.toContain('skipToContent');
  });
});
