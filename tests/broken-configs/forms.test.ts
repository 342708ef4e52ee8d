import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, swap, told, type Case } from './breaking';

const HOME = 'Home (/)';
const MARK = '"mark": { "src": "/images/mark.svg", "alt": "", "decorative": true }';

const LINKS: [what: string, href: string, says: string, advises?: string][] = [
  [
    'that runs code',
    'javascript:alert(1)',
    '"javascript:alert(1)" is not a link: it would run code.',
    'A link is a page ("/contact"), a place on the page ("#projects"), or starts with https://, mailto: or tel:.',
  ],
  [
    'over http',
    'http://a.internal',
    '"http://a.internal" is not safe: links to other sites start with https://.',
    'Write "https://a.internal".',
  ],
  [
    'to a host without saying so',
    '//a.internal',
    '"//a.internal" would lead to another site without saying so.',
  ],
  ['without its slash', 'contact', '"contact" does not start with a slash.', 'Write "/contact".'],
  [
    'that is an e-mail address',
    'yard@brackwater.internal',
    '"yard@brackwater.internal" is an e-mail address, not a link.',
    'Write "mailto:yard@brackwater.internal".',
  ],
  [
    'that is half a web address',
    'www.brackwater.internal',
    '"www.brackwater.internal" is not a complete address.',
    'Write "https://www.brackwater.internal".',
  ],
  ['that is empty', '', 'This link leads nowhere: it is empty.'],
];

const PICTURES: [
  what: string,
  image: string,
  at: string,
  path: string,
  says: string,
  advises: string,
][] = [
  [
    'without a description',
    '{ "src": "/images/mark.svg" }',
    '"mark": ▸{',
    '',
    '"alt" is missing in Image.',
    'It is required. What the picture shows, in a few words, for people who cannot see it. Leave it empty only for a picture that is decoration, and then say so: decorative. Example: "Two-cylinder inboard engine".',
  ],
  [
    'with an empty description',
    '{ "src": "/images/mark.svg", "alt": "" }',
    '"alt": ▸"" }',
    ' › alt',
    'The picture has no description: "alt" is empty.',
    'Say in a few words what it shows, or mark it as decorative if it adds nothing to the text.',
  ],
  [
    'of another site',
    '{ "src": "https://cdn.internal/a.svg", "alt": "A" }',
    '"src": ▸"https://cdn',
    ' › src',
    '"https://cdn.internal/a.svg" is a picture on another site.',
    'Put the file in public/images/ and use its path: "/images/pump.svg".',
  ],
  [
    'of a kind that browsers should not get',
    '{ "src": "/images/mark.bmp", "alt": "A" }',
    '"src": ▸"/images/mark.bmp"',
    ' › src',
    '"/images/mark.bmp" is not a supported picture type.',
    'Use .svg, .jpg, .png, .webp or .avif, in lower case.',
  ],
  [
    'counted from the wrong folder',
    '{ "src": "public/images/mark.svg", "alt": "A" }',
    '"src": ▸"public/',
    ' › src',
    '"public/images/mark.svg" does not start with "/images/".',
    'Put the file in public/images/ and write "/images/mark.svg".',
  ],
  [
    'outside of public/',
    '{ "src": "/images/../../mark.svg", "alt": "A" }',
    '"src": ▸"/images/..',
    ' › src',
    '"/images/../../mark.svg" has ".." in it.',
    'Put the file in public/images/ and write "/images/mark.svg".',
  ],
  [
    'outside of its folder',
    '{ "src": "/images/makers/../mark.svg", "alt": "A" }',
    '"src": ▸"/images/makers',
    ' › src',
    '"/images/makers/../mark.svg" has ".." in it.',
    'Put the file in public/images/ and write "/images/mark.svg".',
  ],
  [
    'written as on Windows',
    String.raw`{ "src": "/images/makers\\mark.svg", "alt": "A" }`,
    '"src": ▸"/images/makers',
    ' › src',
    String.raw`"/images/makers\\mark.svg" has a backslash in it.`,
    'Put the file in public/images/ and write "/images/makers/mark.svg".',
  ],
  [
    'written from the wrong folder, as on Windows',
    String.raw`{ "src": "public\\images\\mark.svg", "alt": "A" }`,
    '"src": ▸"public',
    ' › src',
    String.raw`"public\\images\\mark.svg" does not start with "/images/".`,
    'Put the file in public/images/ and write "/images/mark.svg".',
  ],
];

const VERSIONS: [
  what: string,
  line: string,
  at: string,
  path: string,
  says: string,
  advises: string,
][] = [
  [
    'older',
    '"version": 1,',
    '"version": ▸1',
    'version',
    'This file has format version 1; the current one is 2.',
    'Run "npm run migrate": it updates the file and lists what it changes.',
  ],
  [
    'newer than we know',
    '"version": 3,',
    '"version": ▸3',
    'version',
    'This file has format version 3, which is newer than this project supports (2).',
    'Update the project first.',
  ],
];

const NO_VERSIONS: typeof VERSIONS = [
  [
    'no number',
    '"version": "two",',
    '"version": ▸"two"',
    'version',
    '"version" must be a whole number, but is "two".',
    'A new file has "version": 2.',
  ],
  [
    'missing',
    '',
    '▸{\n  "$schema"',
    '',
    '"version" is missing: it says which format this file has.',
    'Add "version": 2 if the file is new; an older file needs the version it was written for.',
  ],
];

const FONTS: [what: string, list: string, advises: string][] = [
  ['with a digit', 'Source Sans 3, Arial, sans-serif', "'Source Sans 3', Arial, sans-serif"],
  ['that ends with a comma', 'Arial,', 'Arial'],
  ['with a comment that swallows the rest', 'Arial /*', 'Arial'],
  ['with a word that means nothing as a font', 'Arial, inherit', 'Arial'],
  ['with signs between its words', 'Fish & Chips, serif', "'Fish & Chips', serif"],
  ['that is blank', ' ', 'system-ui, sans-serif'],
];

describe('a config with a text of the wrong format', () => {
  it.each(LINKS)('explains it in plain words: a link %s', async (what, href, says, advises) => {
    const broken: Case = {
      with: what,
      swap: [
        '{ "label": "To the Shop", "href": "/store" }',
        `{ "label": "To the Shop", "href": "${href}" }`,
      ],
      at: `"To the Shop", "href": ▸"${href}"`,
      path: `${HOME} › block 1 "Hero carousel" › slides › 2 › actions › 1 › href`,
      says,
      ...(advises !== undefined && { advises }),
    };
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each(PICTURES)(
    'explains it in plain words: a picture %s',
    async (what, image, at, path, says, advises) => {
      const broken: Case = {
        with: what,
        swap: [MARK, `"mark": ${image}`],
        at,
        path: `site › logo › mark${path}`,
        says,
        advises,
      };
      expect(await told(broken)).toEqual(expected(broken));
    },
  );

  it.each(FONTS)('says how to write it: a font %s', async (what, list, advises) => {
    const broken: Case = {
      with: what,
      swap: ['"body": "system-ui, sans-serif"', `"body": "${list}"`],
      at: `"body": ▸"${list}"`,
      path: 'theme › fonts › body',
      says: `"${list}" is not a list of fonts that browsers can read.`,
      advises: `Separate the names by commas, with names that have more than letters in single quotes: "${advises}".`,
    };
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each(["'Source Sans 3', Arial", '\\"Fish & Chips\\",serif', 'Schrift Zwei , -apple-system'])(
    'accepts valid font lists: %s',
    async (list) => {
      const text = swap(GOOD, '"body": "system-ui, sans-serif"', `"body": "${list}"`);
      expect((await check(text)).problems).toEqual([]);
    },
  );

  it.each(VERSIONS)(
    'reports only that: a version that is %s',
    async (what, line, at, path, says, advises) => {
      const broken: Case = { with: what, swap: ['"version": 2,', line], at, path, says, advises };
      const withMore = { ...broken, edit: alsoBroken };
      expect(await told(withMore)).toEqual(expected(withMore));
    },
  );

  it.each(NO_VERSIONS)(
    'reports that and all other mistakes: a version that is %s',
    async (what, line, at, path, says, advises) => {
      const broken: Case = { with: what, swap: ['"version": 2,', line], at, path, says, advises };
      const [version, id, ...others] = await told({ ...broken, edit: alsoBroken });
      expect([version]).toEqual(expected({ ...broken, edit: alsoBroken }));
      expect(id?.path).toBe('site › id');
      expect(others).toEqual([]);
    },
  );
});

/** Adds another mistake: an invalid id. */
const alsoBroken = (text: string) => text.replace('"id": "brackwater"', '"id": 3');
