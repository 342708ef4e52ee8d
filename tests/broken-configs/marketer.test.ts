import { describe, expect, it } from 'vitest';
import { brief, check, expected, GOOD, told, type Case } from './breaking';

const LEAD = 'Four generations have kept the slipway working.';

const CASES: Case[] = [
  {
    with: 'a text over two lines',
    swap: [LEAD, 'Four generations have\n   kept the slipway working.'],
    at: '▸"Four generations',
    path: '',
    says: 'The text that starts here goes on in the next line.',
    advises: String.raw`Write it in one line. For a line break inside a text, write \n.`,
  },
  {
    with: 'both versions of a place that two people have changed',
    swap: ['  "version": 2,', '<<<<<<< HEAD\n  "version": 2,\n=======\n>>>>>>> mine'],
    at: '▸<<<<<<< HEAD',
    path: '',
    says: 'Git has put two versions of this place into the file.',
    advises:
      'Keep one, and remove the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  },
  {
    with: 'a comma in a number',
    swap: ['"founded": 1962', '"founded": 1,962'],
    at: '"founded": ▸1,962',
    path: '',
    says: '"1,962" is not a valid number in JSON: it has a comma.',
    advises: 'Write 1.962 for a decimal, 1962 for a large number.',
  },
  {
    with: 'the place of a picture on a computer',
    swap: ['"src": "/images/share.png"', String.raw`"src": "C:\\Users\\ann\\share.png"`],
    at: '"src": ▸"C:',
    path: 'site › shareImage › src',
    says: String.raw`"C:\\Users\\ann\\share.png" does not start with "/images/".`,
    advises: 'Put the file in public/images/ and write "/images/share.png".',
  },
  {
    with: 'an address of a page as old sites have it',
    swap: ['"href": "/store/product/eng-010"', '"href": "/contact/index.html"'],
    at: '"href": ▸"/contact/index.html"',
    path: 'Chandlery (/store) › block 2 "Category grid" › actions › 2 › href',
    says: '"/contact/index.html" leads nowhere: there is no page "/contact/index.html".',
    advises: 'Did you mean "/contact"?',
  },
  {
    with: 'a space behind the address of a page that others link to',
    swap: ['"path": "/contact",', '"path": "/contact ",'],
    at: '"path": ▸"/contact "',
    path: 'Contact (/contact ) › path',
    says: '"/contact " cannot be the address of a page.',
  },
  {
    with: 'a space behind the type of the block with the title',
    swap: ['{ "type": "hero", "title": "Chandlery" }', '{ "type": "Hero ", "title": "Chandlery" }'],
    at: '"type": ▸"Hero "',
    path: 'Chandlery (/store) › block 1 "Hero " › type',
    says: '"Hero " is not a block type.',
    advises: 'Did you mean "hero"?',
  },
  {
    with: 'an address of the site without its s',
    swap: ['"https://www.brackwater.internal"', '"http://www.brackwater.internal/home/"'],
    at: '"url": ▸"http:',
    path: 'site › url',
    says: '"http://www.brackwater.internal/home/" cannot be the address of a site.',
    advises:
      'Write only https:// and the name of the site, with nothing after it: "https://www.brackwater.internal".',
  },
  {
    with: 'the name of a language in the place of its code',
    swap: ['"language": "en-GB"', '"language": "English"'],
    at: '"language": ▸"English"',
    path: 'site › language',
    says: '"English" is not a language that browsers know.',
    advises: 'Write its code: "en".',
  },
  {
    with: 'the code of a language as other programs write it',
    swap: ['"language": "en-GB"', '"language": "nb_NO"'],
    at: '"language": ▸"nb_NO"',
    path: 'site › language',
    says: '"nb_NO" is not how browsers write the code of a language.',
    advises: 'Write "nb-NO".',
  },
  {
    with: 'a country by the code of a top-level domain',
    swap: ['"language": "en-GB"', '"language": "en-UK"'],
    at: '"language": ▸"en-UK"',
    path: 'site › language',
    says: '"en-UK" is not how browsers write the code of a language.',
    advises: 'Write "en-GB".',
    severity: 'warning',
  },
  {
    with: 'the code of no language',
    swap: ['"language": "en-GB"', '"language": "xx"'],
    at: '"language": ▸"xx"',
    path: 'site › language',
    says: '"xx" is not a language that browsers know.',
    advises: 'Write its code, such as "en-GB", "fr" or "pt-BR".',
    severity: 'warning',
  },
];

describe('a config written by somebody who does not code', () => {
  it.each(CASES)('is reported once, with what to do: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('with pages that are not a list is reported once, not for each link', async () => {
    const { problems } = await check(JSON.stringify({ ...JSON.parse(GOOD), pages: {} }));
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/pages']);
  });

  it('without categories is reported once, not for each product', async () => {
    const none = GOOD.replace(/"categories": \[\s*\{[^]*?\n {4}\],/, '"categories": [],');
    const said = (await check(none)).problems.map(({ message }) => message);
    expect(said).toContain('"categories" has no entries, but needs at least 1.');
    expect(said.filter((message) => message.startsWith('There is no category'))).toEqual([]);
  });

  it.each([
    ['formatted text', String.raw`{\rtf1\ansi {\b Hello}}`, 'saved as formatted text (RTF).'],
    ['a web page', '<!doctype html><p>Hello', 'a web page or XML.'],
  ])('is told what its file is, where that is %s', async (_, text, says) => {
    const { problems } = await check(text);
    expect(problems.map(brief)).toEqual([`1:1 The file is ${says}`]);
  });

  it('is reported for a picture with blank alt text', async () => {
    const { problems } = await check(GOOD.replace(/"alt": "[^"]+"/, '"alt": "  "'));
    expect(problems.map(({ message }) => message)).toEqual([
      '"alt" has only blanks, so visitors would see nothing.',
    ]);
  });

  it("is advised to use a map's address, not its HTML", async () => {
    const frame = String.raw`<iframe src=\"https://maps.brackwater.internal/e?q=1\"></iframe>`;
    const map = `"map": { "caption": "Slip", "embed": "${frame}", "directions": "https://maps.brackwater.internal/d" }, "phones": [`;
    const { problems } = await check(GOOD.replace('"phones": [', map));
    expect(problems.map(({ advice }) => advice)).toEqual([
      'Write only the address in it: "https://maps.brackwater.internal/e?q=1".',
    ]);
  });
});
