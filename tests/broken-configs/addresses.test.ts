import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, swap, told, type Case } from './breaking';

const SHOP = '"label": "To the Shop", "href": "/store"';

const SITES: [what: string, url: string, meant: string][] = [
  ['that no browser can read', 'https://a_b..c:99999', 'https://www.company.com'],
  ['with an empty part', 'https://a..co', 'https://www.company.com'],
  ['with a question', 'https://www.x.co?a=b#c', 'https://www.x.co'],
  ['with a quote', 'https://exam\\"ple', 'https://www.company.com'],
  ['with a line break', 'https://x.co\\n', 'https://x.co'],
  ['with a password', 'https://user:pw@x.co', 'https://x.co'],
  ['with a backslash', 'https://x.co\\\\shop', 'https://x.co'],
  ['with a colon but no port', 'https://x.co:', 'https://x.co'],
  ['with a port that does not exist', 'https://x.co:99999', 'https://www.company.com'],
  ['with a slash at the end', 'https://x.co/', 'https://x.co'],
  ['without its protocol', 'www.x.co', 'https://www.x.co'],
];

const MAP = (embed: string, directions: string) =>
  `"map": { "caption": "Ropewalk", "embed": "${embed}", "directions": "${directions}" },\n      "phones": [`;
const WHOLE = 'https://maps.internal/a?route=1;2';

const OUTSIDE: [what: string, old: string, broken: string, at: string, path: string][] = [
  [
    'a network without a host',
    '"https://forum.harbour.internal/brackwater"',
    '"https://"',
    '"href": ▸"https://" }',
    'social › 1 › href',
  ],
  [
    'a network with a blank',
    '"https://forum.harbour.internal/brackwater"',
    '"https://forum.harbour.internal/brack water"',
    '"href": ▸"https://forum.harbour.internal/brack water"',
    'social › 1 › href',
  ],
  [
    'a way that leads to half an address',
    '"phones": [',
    MAP(WHOLE, 'https://maps'),
    '"directions": ▸"https://maps"',
    'branches › 1 "falmouth" › map › directions',
  ],
  [
    'a map whose host would change what pages may load',
    '"phones": [',
    MAP('https://maps.internal;script-src', WHOLE),
    '"embed": ▸"https://maps.internal;script-src"',
    'branches › 1 "falmouth" › map › embed',
  ],
  [
    'a chat without a whole host',
    '"chat": {',
    '"chat": { "service": "https://wa/",',
    '"service": ▸"https://wa/"',
    'chat › service',
  ],
];

const NUMBERS = ['+1          ', '+44 1632', '+44 1632 960123 ext', '+44 1632 960123 4567 890'];

describe('a config with an invalid phone number', () => {
  it.each(NUMBERS)('says how to write it: %j', async (number) => {
    const broken: Case = {
      with: 'a number',
      swap: ['"+44 1632 960123"', `"${number}"`],
      at: `▸"${number}"`,
      path: 'branches › 1 "falmouth" › phones › 1 › number',
      says: `"${number}" is not a phone number in international form.`,
      advises: 'Write + and the country code, then digits and spaces only: "+99 12 345 6789".',
    };
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each(['tel:0 call me', 'tel:+44<b>', 'tel:+4', 'tel:'])(
    'says how to write a link to it: %s',
    async (href) => {
      const broken: Case = {
        with: 'a link to a number',
        swap: [SHOP, `"label": "To the Shop", "href": "${href}"`],
        at: `"href": ▸"${href}"`,
        path: 'Home (/) › block 1 "Hero carousel" › slides › 2 › actions › 1 › href',
        says: `"${href}" is not a phone number that can be called.`,
        advises: 'Write only the number after tel:, without words: "tel:+99 12 345 6789".',
      };
      expect(await told(broken)).toEqual(expected(broken));
    },
  );

  it.each(['tel:112', 'tel:+44 (1632) 960-123', 'tel:+44.1632.960123;ext=4'])(
    'accepts a valid link to a number: %s',
    async (href) => {
      const text = swap(GOOD, SHOP, `"label": "To the Shop", "href": "${href}"`);
      expect((await check(text)).problems).toEqual([]);
    },
  );
});

describe('a config with an invalid address', () => {
  it.each(SITES)('says how to write it: a site %s', async (what, url, meant) => {
    const broken: Case = {
      with: what,
      swap: ['"https://www.brackwater.internal"', `"${url}"`],
      at: `"url": ▸"${url}"`,
      path: 'site › url',
      says: `"${url}" cannot be the address of a site.`,
      advises: `Write only https:// and the name of the site, with nothing after it: "${meant}".`,
    };
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each(['https://brackwater.internal:8080', 'https://bräckwater.internal', 'http://intranet'])(
    'accepts a valid site: %s',
    async (url) => {
      const text = swap(GOOD, '"https://www.brackwater.internal"', `"${url}"`);
      expect((await check(text)).problems).toEqual([]);
    },
  );

  it.each(OUTSIDE)('says that it is not an address: %s', async (what, old, by, at, path) => {
    const text = /"(https:[^"]*)"/.exec(at)?.[1] ?? '';
    const broken: Case = {
      with: what,
      swap: [old, by],
      at,
      path,
      says: `"${text}" is not a complete web address.`,
      advises: 'Copy it from the address bar of your browser: "https://company.com/page".',
    };
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each(['https://wa me/', 'https://wa.me/?a=b/'])(
    'says that a chat address must allow a number to be appended: %s',
    async (service) => {
      const broken: Case = {
        with: 'a chat',
        swap: ['"chat": {', `"chat": { "service": "${service}",`],
        at: `"service": ▸"${service}"`,
        path: 'chat › service',
        says: `"service" does not have the right format: "${service}".`,
        advises:
          'The address that opens a chat, with a slash at the end; the number and the text are added to it. Example: "https://wa.me/".',
      };
      expect(await told(broken)).toEqual(expected(broken));
    },
  );

  it('accepts a map with directions', async () => {
    const text = swap(GOOD, '"phones": [', MAP(WHOLE, WHOLE));
    expect((await check(text)).problems).toEqual([]);
  });
});
