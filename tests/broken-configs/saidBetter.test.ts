import { cpSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary/temporaryFolder';
import { brief, check, expected, GOOD, swap, told, type Case } from './breaking';
import { fix } from './fixing';

const PUBLIC = resolve(import.meta.dirname, '../fixtures/other-company/public');
const SHARE = '"src": "/images/share.png"';
const YARD = '"label": "See the Yard", "href": "/services"';
const YARD_PATH = 'Home (/) › block 1 "Hero carousel" › slides › 1 › actions › 1 › href';
const MAP = (embed: string) =>
  `"map": { "caption": "Ropewalk", "embed": "${embed}", "directions": "https://maps.app.goo.gl/abc" },\n      "phones": [`;
const EMBED_PATH = 'branches › 1 "falmouth" › map › embed';
const PAGE =
  '{ "path": "/more", "title": "One More | Brackwater", "description": "One more page, which has nothing to say but the words that every page needs.", "blocks": [{ "type": "hero", "title": "One More" }] }';
const PRODUCT =
  '{ "id": "dk-77", "name": "Anchor Winch", "category": "deck", "description": "A small winch for anchors up to ten kilograms on deck." }';
const STATS =
  '{ "type": "stats", "items": [{ "value": "1", "label": "Slip" }, { "value": "2", "label": "Cranes" }] }';
const LONG = 'Slip '.repeat(60).trim();

const CASES: Case[] = [
  {
    with: 'a photo straight from the camera',
    swap: [SHARE, '"src": "/images/DSC_001.JPG"'],
    at: '"src": ▸"/images/DSC_001.JPG"',
    path: 'site › shareImage › src',
    says: '"/images/DSC_001.JPG" ends in capital letters: ".JPG".',
    advises: 'Rename the file DSC_001.JPG to DSC_001.jpg, then write "/images/DSC_001.jpg" here.',
  },
  {
    with: 'a photo straight from an iPhone',
    swap: [SHARE, '"src": "/images/IMG_1.HEIC"'],
    at: '"src": ▸"/images/IMG_1.HEIC"',
    path: 'site › shareImage › src',
    says: '"/images/IMG_1.HEIC" is a photo as an iPhone saves it (HEIC), which browsers cannot show.',
    advises: 'Open it, export it as JPEG (a drawing as SVG), and name that file here.',
  },
  {
    with: 'an invisible character in the name of a field',
    swap: ['"founded"', '"foun\u200bded"'],
    at: '▸"foun\u200bded"',
    path: 'site',
    says: String.raw`"foun\u200bded" has a zero-width space (U+200B) in it, which cannot be seen.`,
    advises: 'Delete it, or type it again: "founded".',
  },
  {
    with: 'an invisible character in a link',
    swap: [YARD, '"label": "See the Yard", "href": "/services\u00ad"'],
    at: '"href": ▸"/services\u00ad"',
    path: YARD_PATH,
    says: String.raw`"/services\u00ad" has a soft hyphen (U+00AD) in it, which cannot be seen.`,
    advises: 'Delete it, or type it again: "/services".',
  },
  {
    with: 'a lost { before a page',
    swap: ['"pages": [\n    {\n', '"pages": [\n'],
    at: '"pages": [\n      ▸"path": "/"',
    path: '',
    says: 'A { is missing before "path".',
    advises: 'Put { before "path": it begins a group of fields that ends with the } further down.',
  },
  {
    with: 'a lost { after a colon',
    swap: ['"footer": {\n', '"footer":\n'],
    at: '"footer":\n    ▸"columns"',
    path: '',
    says: 'A { is missing before "columns".',
  },
  {
    with: 'a lost [ after a colon',
    swap: ['"pages": [\n', '"pages":\n'],
    at: '"pages":\n    ▸{',
    path: '',
    says: 'A [ is missing after "pages".',
    advises: 'Put [ before its first entry: it begins a list that ends with the ] further down.',
  },
  {
    with: 'a lost { at its start',
    edit: (good) => good.replace('{\n', ''),
    at: '▸"$schema"',
    path: '',
    says: 'A { is missing before "$schema".',
    advises: 'The file starts with { and ends with }: put the { in front.',
  },
  {
    with: 'a page among blocks',
    swap: [
      '{ "type": "hero", "title": "Chandlery" },',
      `{ "type": "hero", "title": "Chandlery" },\n        ${PAGE},`,
    ],
    at: '▸{ "path": "/more"',
    path: 'Chandlery (/store) › block 2',
    says: 'This is a page, but it stands in "blocks".',
    advises: 'Move it to "pages".',
  },
  {
    with: 'a block among pages',
    swap: ['    {\n      "path": "/store",', `    ${STATS},\n    {\n      "path": "/store",`],
    at: '▸{ "type": "stats", "items": [{ "value": "1"',
    path: 'page 4',
    says: 'This is a block, but it stands in "pages".',
    advises: 'Move it into the "blocks" of the page that shall show it.',
  },
  {
    with: 'a product among categories',
    swap: ['"categories": [\n', `"categories": [\n      ${PRODUCT},\n`],
    at: '▸{ "id": "dk-77"',
    path: 'store › categories › 1 "dk-77"',
    says: 'This is a product, but it stands in "categories".',
    advises: 'Move it to "store › products".',
  },
  {
    with: 'a second "pages"',
    swap: ['  "notFound": {', '  "pages": [],\n  "notFound": {'],
    at: '▸"pages": [],',
    path: '',
    says: '"pages" is here twice: only this one counts, and the one in line 163 is lost.',
    advises: 'Keep the right one, or put what both hold into one.',
  },
  {
    with: 'letters of a wrong encoding',
    swap: ['Hello Brackwater,', 'Hello bÃ¥t,'],
    at: '"greeting": ▸"Hello bÃ¥t,',
    path: 'chat › greeting',
    says: '"bÃ¥t," should be "båt,": a program has saved the file in the wrong encoding.',
    advises:
      'Go back to the last good version and save it as UTF-8, or let "npm run check -- --fix" put the letters right.',
  },
  {
    with: 'a redirect from a whole address',
    swap: ['"from": "/shop"', '"from": "https://www.brackwater.internal/shop"'],
    at: '"from": ▸"https:',
    path: 'redirects › 1 › from',
    says: '"https://www.brackwater.internal/shop" is a whole web address, but a redirect starts at an address on this site.',
    advises: 'Write only what follows the name of the site: "/shop".',
  },
  {
    with: 'a link to a page that its own domain does not have',
    swap: [YARD, '"label": "See the Yard", "href": "https://www.brackwater.internal/servces"'],
    at: '"href": ▸"https://www.brackwater.internal/servces"',
    path: YARD_PATH,
    says: '"https://www.brackwater.internal/servces" leads nowhere: there is no page "/servces".',
    advises: 'Did you mean "/services"?',
  },
  {
    with: 'a title of three hundred characters',
    swap: ['Contact | Brackwater Boatyard', LONG],
    at: `"title": ▸"${LONG}`,
    path: `${LONG.slice(0, 59)}… (/contact) › title`,
    says: `The title has 299 characters: "${LONG.slice(0, 120)}…".`,
    advises: 'Search engines show at most 60: shorten it.',
  },
  {
    with: 'an e-mail address with a space at its end',
    swap: ['"mailbox": "yard@brackwater.internal"', '"mailbox": "yard@brackwater.internal "'],
    at: '"mailbox": ▸"',
    path: 'contact › mailbox',
    says: '"yard@brackwater.internal " has a space before or after the e-mail address.',
    advises: 'Write "yard@brackwater.internal".',
  },
  {
    with: 'the name of an icon as in React',
    swap: ['"icon": "flame"', '"icon": "ShieldCheck"'],
    at: '"icon": ▸"ShieldCheck"',
    path: 'The Yard (/services) › block 3 "Card grid" › cards › 2 › icon',
    says: '"ShieldCheck" is not how the name of an icon is written: it has only lower-case letters, digits and hyphens.',
    advises: 'Write "shield-check".',
  },
  ...['https://maps.app.goo.gl/abc', 'https://www.google.com/maps/place/Falmouth/@50,-5'].map(
    (link): Case => ({
      with: `a link to share in the place of a map: ${link}`,
      swap: ['"phones": [', MAP(link)],
      at: `"embed": ▸"${link}"`,
      path: EMBED_PATH,
      says: `"${link}" is a link to share: Google does not let other sites show it.`,
      advises:
        'In Google Maps choose Share, then "Embed a map", and copy the address behind src= ("https://www.google.com/maps/embed?pb=…"). Keep the link to share for "directions".',
    }),
  ),
];

describe('[K2] a config with a mistake that non-programmers make', () => {
  it.each(CASES)('is reported once, with what to do: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each([
    ['a phone number with no-break spaces', '"+44 1632 960123"', '"+44\u00a01632\u202f960123"'],
    [
      'a chat number of a branch with no-break spaces',
      '"phones": [',
      '"chat": "+44\u00a01632\u202f960555", "phones": [',
    ],
    ['a parameter in another language', '/store/category/:category', '/store/category/:kategori'],
    ['a map to embed', '"phones": [', MAP('https://www.google.com/maps/embed?pb=1')],
    [
      'a link to a page by its own domain',
      YARD,
      YARD.replace('/s', 'https://www.brackwater.internal/s'),
    ],
  ])('has nothing against %s', async (_, old, now) => {
    expect((await check(swap(GOOD, old, now))).problems).toEqual([]);
  });

  it('is never advised to remove the rest of the file', async () => {
    for (const lost of ['"site": {', '"theme": {', '"store": {']) {
      const { problems } = await check(GOOD.replace(`${lost}\n`, ''));
      expect(problems.map(({ advice }) => advice).join(' ')).not.toMatch(/[Rr]emove everything/);
    }
  });

  it('is reported with the unclosed bracket, if brackets do not match', async () => {
    const { problems } = await check(GOOD.replace('"version": 2,', '"version": 2 },'));
    expect(problems[0]?.advice).toContain('a closing bracket is one too many');
  });
});

describe('a picture whose name only looks right', () => {
  /** The messages and the fixed file if share.png has another name. */
  async function withFile(name: string, written: string) {
    const folder = temporaryFolder();
    cpSync(PUBLIC, folder, { recursive: true });
    renameSync(join(folder, 'images/share.png'), join(folder, 'images', name));
    const text = swap(GOOD, SHARE, `"src": "/images/${written}"`);
    const { problems } = await check(text, folder);
    return {
      said: problems.map(({ message, advice }) => `${message} ${advice}`),
      cured: await fix(text, folder),
    };
  }

  it('because of another Unicode normalization form is reported and fixed', async () => {
    const { said, cured } = await withFile('ba\u030at.png', 'b\u00e5t.png');
    expect(said).toEqual([
      'There is no file public/images/b\u00e5t.png, but one whose name looks the same: in one of the two, letters with marks (å, é) are made of two signs. Type the name again, here or as the name of the file.',
    ]);
    expect(cured.result.problems).toEqual([]);
    expect(cured.text).toContain('"/images/ba\u030at.png"');
  });

  it('because of an extension in capitals is reported, with the advice to rename the file', async () => {
    const { said } = await withFile('DSC_001.PNG', 'DSC_001.png');
    expect(said).toEqual([
      'There is no file public/images/DSC_001.png, but a file DSC_001.PNG, whose name ends in capital letters. Rename the file to DSC_001.png.',
    ]);
  });
});

describe('a file that a program has saved in the wrong encoding', () => {
  it('is reported once, and all its texts are fixed', async () => {
    const good = swap(GOOD, 'Four generations', 'Čtyři “generace” – 4 µm at 60 °C in a båt');
    const bytes = Buffer.from(good, 'utf8');
    const broken = new TextDecoder('windows-1252').decode(bytes);
    const { problems } = await check(broken);
    expect(problems.filter(({ message }) => message.includes('wrong encoding'))).toHaveLength(1);
    expect((await fix(broken)).text).toBe(good);
  });
});

describe('a config without its store', () => {
  it('reports everything that depends on it: without that, there are no more problems', async () => {
    const config: unknown = JSON.parse(GOOD);
    Reflect.deleteProperty(Object(config), 'store');
    const { problems } = await check(JSON.stringify(config, null, 2));
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.length).toBeGreaterThan(4);
    for (const { pointer } of errors) follow(config, pointer.split('/').slice(1));
    const left = await check(JSON.stringify(withoutHoles(config), null, 2));
    expect(left.problems.filter(({ severity }) => severity === 'error').map(brief)).toEqual([]);
  });
});

/** Follows the advice: changes links, removes pages and blocks. */
function follow(config: unknown, steps: readonly string[]): void {
  const around = steps
    .slice(0, -1)
    .reduce((value: unknown, step) => Reflect.get(Object(value), step), config);
  if (/^(?:href|to)$/.test(steps.at(-1) ?? '') || steps[0] === 'navigation') {
    Reflect.set(Object(around), steps.at(-1) ?? '', '/contact');
  } else {
    const list = steps
      .slice(0, -2)
      .reduce((value: unknown, step) => Reflect.get(Object(value), step), config);
    Reflect.deleteProperty(Object(list), steps.at(-2) ?? '');
  }
}

/** Drops removed entries, and lists that are now empty. */
function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== undefined).map(withoutHoles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, withoutHoles(one)] as const)
      .filter(([, one]) => !(Array.isArray(one) && one.length === 0)),
  );
}
