import { expect, it } from 'vitest';
import { isNode, lineAt, nodesOf, type Node } from './syntax';
import { isCode, isTest, sourcesBelow, type Source } from './sources';

const sources = sourcesBelow('src').filter(
  (source) => source.file.startsWith('src/studio/') && isCode(source) && !isTest(source),
);

/** Attributes that people read or hear. */
const SHOWN = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);

/** Places where a text stands in the markup, not in the words, which have it in each language. */
function textsIn(source: Source): string[] {
  return nodesOf(source)
    .filter((node) => /\p{L}{2}/u.test(shownText(node)))
    .map((node) => `${source.file}:${lineAt(source, node)} says ${shownText(node).trim()}`);
}

function shownText({ type, name, value, expression }: Node): string {
  if (type === 'JSXText') return String(value);
  if (type === 'JSXExpressionContainer') return textOf(expression);
  const isShown = type === 'JSXAttribute' && isNode(name) && SHOWN.has(String(name['name']));
  return isShown ? textOf(value) : '';
}

const textOf = (node: unknown): string =>
  isNode(node, 'Literal') && typeof node['value'] === 'string' ? node['value'] : '';

it('[T83] no text that is shown in Studio stands in the code of it', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(textsIn)).toEqual([]);
});

it('[T83] finds a text in the markup', () => {
  const text = '<p title="A title" id="name">Some words {"and more"} {words.other}</p>';
  expect(textsIn({ file: 'a.tsx', text })).toEqual([
    'a.tsx:1 says A title',
    'a.tsx:1 says Some words',
    'a.tsx:1 says and more',
  ]);
});
