import { describe, expect, it } from 'vitest';
import { fieldKindsIn } from '../../src/node/schemas/formFields';
import { loadSchemas } from '../../src/node/schemas/load';
import { isNode, nodesOf } from './syntax';
import { isCode, isTest, ROOT, sourcesBelow, type Source } from './sources';

const schemas = loadSchemas(ROOT);
const words = Object.entries(schemas.config.properties?.['strings']?.properties ?? {});
const sources = sourcesBelow('src').filter(
  (source) =>
    isCode(source) && !isTest(source) && !/^src\/(node|generated|studio)\//.test(source.file),
);

/** The parts of a config that a site must have, all of them, to draw a file or the files of a folder. */
const SHOWN_WITH: Record<string, string[]> = {
  // Rows are drawn where there is a list.
  'src/blocks/contact-form/products/': ['form-field.products', 'contact', 'store'],
  // It links to social networks where there are any.
  'src/blocks/hero/Hero.tsx': ['social'],
  'src/site/maps/': ['office-maps', 'place-map'],
  'src/widgets/chat/': ['chat'],
  'src/widgets/contact-form/': ['contact'],
  'src/widgets/inquiry-list/': ['store'],
  'src/widgets/next-steps/': ['store'],
  'src/widgets/product-tile/': ['store'],
  'src/widgets/search/': ['store'],
  'src/cart/chatLink.ts': ['chat'],
  'src/cart/specifiedFields.ts': ['contact'],
  'src/cart/': ['store'],
  'src/app/takeOver.ts': ['store'],
  'src/app/layout/CartLink.tsx': ['store'],
  'src/app/layout/HeaderSearch.tsx': ['store'],
  'src/app/layout/Footer.tsx': ['social'],
  'src/app/early/': ['store'],
  'src/app/navigation/keepAtHand.ts': ['store'],
};

/** The parts and blocks by which a file is shown; nothing for one that any site shows. */
function reasonsFor({ file }: Source): string[] {
  const own = Object.entries(SHOWN_WITH).find(([place]) => file.startsWith(place))?.[1];
  const block = /^src\/blocks\/([^/]+)\//.exec(file)?.[1];
  if (own) return own;
  return block === undefined ? [] : [block, ...(schemas.block(block)?.['x-needs'] ?? [])];
}

describe('a word of the interface that says by what it is shown', () => {
  // The names of others are also those of something else.
  const told = words.filter(
    ([name, field]) => /[A-Z]/.test(name) && (field['x-needs'] ?? field['x-shown-with']),
  );

  it.each(told)('is used by that alone: %s', (name, field) => {
    const shownWith = new Set([...(field['x-needs'] ?? []), ...(field['x-shown-with'] ?? [])]);
    const users = sources.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
    const others = users.filter((user) => !reasonsFor(user).some((one) => shownWith.has(one)));
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it('names parts of the config and blocks that there are', () => {
    const known = new Set([
      '{unit}',
      '{link}',
      'form-field',
      ...fieldKindsIn(schemas.files).map((kind) => `form-field.${kind}`),
      ...schemas.blockTypes,
      ...Object.keys(schemas.config.properties ?? {}),
    ]);
    const named = words.flatMap(([, field]) => field['x-shown-with'] ?? []);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(told.length).toBeGreaterThan(80);
  });
});

/** What the words of a site are called where they are taken from: `strings.home`, `const { remove } = useStrings()`. */
const WORDS = /^(strings|words|useStrings)$/;

/** The names that a source takes from the words of the site. */
function namesIn(source: Source): string[] {
  return nodesOf(source).flatMap((node) => {
    const { type, object, property, id, init, value } = node;
    // The strings of the contact form are in a table by field, so their names stand in the code as texts.
    if (type === 'Literal') return /^contact[A-Z]/.test(String(value)) ? [String(value)] : [];
    if (type === 'MemberExpression')
      return WORDS.test(lastName(object)) ? [lastName(property)] : [];
    return type === 'VariableDeclarator' && WORDS.test(lastName(init)) ? keysOf(id) : [];
  });
}

/** 'strings' for `strings`, `data.strings` and 'useStrings' for `useStrings()`; '' for anything else. */
function lastName(node: unknown): string {
  if (isNode(node, 'CallExpression')) return lastName(node['callee']);
  if (isNode(node, 'MemberExpression')) return lastName(node['property']);
  return isNode(node, 'Identifier') ? String(node['name']) : '';
}

/** ['remove'] for `{ remove }` and `{ remove: label }`. */
function keysOf(pattern: unknown): string[] {
  const properties: unknown = isNode(pattern, 'ObjectPattern') ? pattern['properties'] : [];
  return Array.isArray(properties)
    ? properties.map((one: unknown) => (isNode(one) ? lastName(one['key']) : ''))
    : [];
}

describe('the look-out for words', () => {
  const found = (text: string) => namesIn({ file: 'src/ui/a.tsx', text });

  it.each([
    ['useStrings().remove', ['remove']],
    ['site.data.strings.home', ['home']],
    ['const { remove, clear: label } = useStrings()', ['remove', 'clear']],
    ["const LABELS = { name: 'contactName' }", ['contactName']],
    ['element.remove()', []],
    ['// the words of remove\nconst remove = 1', []],
  ])('sees in %j what is shown', (text, names) => {
    expect(found(text)).toEqual(names);
  });
});

it('no word of the interface is asked for that nothing shows', () => {
  const drawing = [...sources, ...sourcesBelow('embed', 'src/node/site')].filter(
    (source) => isCode(source) && !isTest(source),
  );
  const shown = new Set(drawing.flatMap(namesIn));
  // What a field of the contact form says when it is empty is named after the field.
  const names = words.map(([name]) => name.replace(/^(contact\w+)Missing$/, '$1'));
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});
