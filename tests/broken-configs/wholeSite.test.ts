import { describe, expect, it } from 'vitest';
import { addPage, check, expected, GOOD, swap, told, type Case } from './breaking';

const CASES: Case[] = [
  {
    with: 'no page for the products that it sells',
    edit: (text) =>
      text
        .replace('{product.name} | {site.name}', 'Parts | {site.name}')
        .replace(/\{product.name\} \(\{product.id\}\) from \{category.name\}/, 'Parts')
        .replace('"/store/product/:product"', '"/parts"')
        .replace('{ "type": "product-detail" }', '{ "type": "hero", "title": "Parts" }')
        .replace('"href": "/store/product/eng-010"', '"href": "/parts"'),
    at: '"pages": ▸[',
    path: 'pages',
    says: 'No page has the block "product-detail", but every product links to it.',
    advises: 'Add a page with it, and end its address with "/:product".',
  },
  {
    with: 'a page where the build puts its own files',
    edit: (text) => addPage('/data')(text).replace('"href": "/contact"', '"href": "/data"'),
    at: '"path": ▸"/data"',
    path: 'One More (/data) › path',
    says: '"/data" is reserved for files of the built site.',
    advises: 'Choose another address.',
  },
  {
    with: 'maps of offices of which none has a map',
    edit: (text) =>
      text.replace(
        '"branches": ["falmouth"] }',
        '"branches": ["falmouth"] },\n        { "type": "office-maps", "heading": "Maps" }',
      ),
    at: '▸{ "type": "office-maps"',
    path: 'Contact (/contact) › block 3 "Office maps"',
    says: 'This block shows nothing: none of its offices has a "map".',
    advises: 'Fill it, or remove it.',
    severity: 'warning',
  },
  {
    with: 'a list of the pages below one that has none',
    edit: (text) =>
      text.replace(
        '{ "type": "hero", "title": "Chandlery" }',
        '{ "type": "hero", "title": "Chandlery" },\n        { "type": "link-list", "heading": "More" }',
      ),
    at: '▸{ "type": "link-list", "heading": "More" }',
    path: 'Chandlery (/store) › block 2 "Link list"',
    says: 'This block shows nothing: this page has no pages below it that visitors may find.',
    severity: 'warning',
  },
  {
    with: 'half a sign, as broken exports leave it',
    swap: ['"name": "Bronze Winch"', String.raw`"name": "Bronze \ud83c Winch"`],
    at: '"name": ▸"Bronze',
    path: 'store › products › 3 "dk-003" › name',
    says: String.raw`This text contains a character that cannot be displayed (\ud83c).`,
    advises: 'Delete it, or type the text again.',
  },
  {
    with: 'a form that is sent to a page',
    swap: ['"https://forms.brackwater.internal/yard"', '"/contact"'],
    at: '"endpoint": ▸"/contact"',
    path: 'contact › endpoint',
    says: '"/contact" is a page of this site, which cannot receive messages.',
    advises: 'Use the address your form service gives you.',
  },
  {
    with: 'a form service whose name would open the policy of the pages to others',
    swap: ['"https://forms.brackwater.internal/yard"', '"https://*/yard"'],
    at: '"endpoint": ▸"https://*/yard"',
    path: 'contact › endpoint',
    says: '"https://*/yard" is not a complete web address.',
    advises: 'Copy the one your form service gives you, such as "https://forms.company.com/f/abc".',
  },
  {
    with: 'a redirect from more than one address',
    swap: ['"from": "/shop"', '"from": "/shops/*"'],
    edit: (text) => text.replaceAll('"href": "/shop"', '"href": "/store"'),
    at: '"from": ▸"/shops/*"',
    path: 'redirects › 1 › from',
    says: '"/shops/*" contains "*", which hosts do not accept in an address.',
    advises: 'Write one full address, such as "/old-page": each address needs its own redirect.',
  },
  {
    with: 'a font in a weight that its package does not have',
    swap: ['"weight": 600', '"weight": 650'],
    at: '"weight": ▸650',
    path: 'theme › fonts › heading › weight',
    says: 'The package "@fontsource/barlow-condensed" has no "Barlow Condensed" in weight 650.',
    advises: 'It has the weights 100, 200, 300, 400, 500, 600, 700, 800, 900.',
  },
  {
    with: 'a drawing in the place of a font',
    swap: ['"@fontsource/barlow-condensed"', '"/images/engine.svg"'],
    at: '"source": ▸"/images/engine.svg"',
    path: 'theme › fonts › heading › source',
    says: 'The file public/images/engine.svg is not a font.',
    advises: 'Put a WOFF2 or TTF file there.',
  },
  {
    with: 'fonts that would end the styles of the page',
    swap: ['"body": "system-ui, sans-serif"', '"body": "Arial; } body { display: none"'],
    at: '"body": ▸"Arial;',
    path: 'theme › fonts › body',
    says: '"Arial; } body { display: none" is not a list of fonts that browsers can read.',
  },
  {
    with: 'a colour of faults that nobody can read',
    swap: ['"error": "#a5201b"', '"error": "#ffb3ae"'],
    at: '"error": ▸"#ffb3ae"',
    path: 'theme › colors › error',
    says: '"error" (#ffb3ae) is hard to read: its contrast is 1.57:1 on "paper" (#f7f6f1), as in the block "product-listing" and others, and 1.7:1 on "sheet" (#ffffff), as in the block "product-listing" and others.',
  },
];

describe('a config that is valid against the schema, but not as a site', () => {
  it.each(CASES)('says what to fix: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each([
    ['/Pièces_Détachées.html', '/pieces-detachees'],
    ['/a//b/../c', '/a/b/c'],
    ['/🍷', '/deliveries'],
  ])('proposes an address that a page can have, for %s', async (written, proposed) => {
    const [problem] = await told({
      with: '',
      edit: addPage(written),
      at: `"path": ▸"${written}"`,
      path: '',
      says: '',
      advises: '',
    });
    expect(problem?.advice).toContain(`: "${proposed}".`);
  });

  it('reports a page for both category and product', async () => {
    const both = swap(
      GOOD,
      '"path": "/store/product/:product"',
      '"path": "/store/:category/:product"',
    );
    const { problems } = await check(both.replace('"/store/product/eng-010"', '"/store"'));
    expect(problems.map(({ path, message, advice }) => `${path}: ${message} ${advice}`)).toEqual([
      '{product.name} (/store/:category/:product) › path: "/store/:category/:product" has :category and :product in it: a page is made for each category or for each product, not for both. Keep one of them: "/store/:product".',
    ]);
  });

  it('accepts a redirect as the page of the store', async () => {
    const moved = GOOD.replace('"path": "/store",', '"path": "/chandlery",').replace(
      '"redirects": [',
      '"redirects": [{ "from": "/store", "to": "/chandlery" }, ',
    );
    const broken: Case = { with: '', edit: () => moved, at: '"version"▸', path: '', says: '' };
    expect((await told(broken)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
