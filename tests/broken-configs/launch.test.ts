import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, told, type Case } from './breaking';

const CASES: Case[] = [
  {
    with: 'a category that claims more products than it has',
    swap: ['"count": 2', '"count": 25'],
    at: '"count": ▸25',
    path: 'store › categories › 1 "engines" › count',
    says: 'The tile of "engines" claims 25 products, but 2 are listed.',
    advises: 'Correct it, or leave "count" out: then the real number is shown.',
    severity: 'warning',
  },
  {
    with: 'text too pale to be read',
    swap: ['"ink-2": "#45544b"', '"ink-2": "#8a938d"'],
    at: '"ink-2": ▸"#8a938d"',
    path: 'theme › colors › ink-2',
    says: '"ink-2" (#8a938d) is hard to see: its contrast is 2.92 : 1 on "paper" (#f7f6f1) and 3.16 : 1 on "sheet" (#ffffff).',
    advises: 'At least 4.5 : 1 is needed: make the two differ more in brightness.',
  },
  {
    with: 'lines too dark on the dark ground',
    swap: ['"line": "#9fd3bd"', '"line": "#2d6b58"'],
    at: '"line": ▸"#2d6b58"',
    path: 'theme › colors › line',
    says: '"line" (#2d6b58) is hard to see: its contrast is 2.13 : 1 on "navy" (#12352b) and 1.69 : 1 on "navy-2" (#1b4639).',
    advises: 'At least 3 : 1 is needed: make the two differ more in brightness.',
  },
  {
    with: 'a font that is not installed',
    swap: ['"@fontsource/barlow-condensed"', '"@fontsource/barlow-condensd"'],
    at: '"source": ▸"@fontsource',
    path: 'theme › fonts › heading › source',
    says: '"@fontsource/barlow-condensd" is neither a file under public/ nor an installed package.',
  },
  {
    with: 'a form of words that its language has not for numbers',
    swap: ['"On your list ({n})"', '"{n} {n: one thing; few things; other things}"'],
    at: '"selectedItems": ▸"{n}',
    path: 'strings › selectedItems',
    says: '"few" is no form that "en-GB" has for numbers.',
    advises: 'Write {n: one …; other …}.',
  },
  {
    with: 'forms of words that say nothing for most numbers',
    swap: ['"On your list ({n})"', '"{n: one thing}"'],
    at: '"selectedItems": ▸"{n',
    path: 'strings › selectedItems',
    says: 'This says nothing for numbers beyond "one".',
    advises: 'Write {n: one …; other …}.',
  },
  {
    with: 'a heading in letters that its font does not have',
    swap: ['"Why Here"', '"Γιατί"'],
    at: '"family": ▸"Barlow Condensed"',
    path: 'theme › fonts › heading › family',
    says: '"Barlow Condensed" has no letters Γ ί α ι τ, as in "Γιατί". These words are set in another font.',
    advises:
      'Name a font that has them: a package of Fontsource, or a file of your own under public/ in "source".',
    severity: 'warning',
  },
  {
    with: 'an office that closes before it opens',
    swap: ['"closes": "17:00"', '"closes": "05:00"'],
    at: '"closes": ▸"05:00"',
    path: 'branches › 1 "falmouth" › hours › 1 › closes',
    says: 'This office closes at 05:00, but opens at 08:00.',
    advises: 'Write both in 24 hours: "17:00" for five in the afternoon.',
  },
  {
    with: 'a text of the interface with a place that nothing fills in',
    swap: ['"On your list ({n})"', '"On your list ({count})"'],
    at: '"selectedItems": ▸"On your list',
    path: 'strings › selectedItems',
    says: 'Nothing is filled in for {count} here.',
    advises: 'Use {n}.',
  },
  {
    with: 'an address that was blacked out',
    swap: ['Four generations have kept the slipway working.', 'Write to {email} any time.'],
    at: '▸"Write to {email}',
    path: 'Home (/) › block 3 "Text and picture" › paragraphs › 1',
    says: '{email} stands where a real value should.',
    advises: 'Write the address or number.',
  },
  {
    with: 'the made-up address of a site',
    swap: ['"https://www.brackwater.internal"', '"https://www.brackwater.example"'],
    at: '"url": ▸"https://www.brackwater.example"',
    path: 'site › url',
    says: '"https://www.brackwater.example" is not the address of a public site.',
    advises: 'Replace it before launch.',
    severity: 'warning',
  },
  {
    with: 'a made-up mailbox',
    swap: ['"mailbox": "yard@brackwater.internal"', '"mailbox": "yard@brackwater.example"'],
    at: '"mailbox": ▸"yard@',
    path: 'contact › mailbox',
    says: '"yard@brackwater.example" is a made-up address.',
    severity: 'warning',
  },
  {
    with: 'a made-up phone number',
    swap: ['"+44 1632 960124"', '"+44 00 000 0001"'],
    at: '"number": ▸"+44 00',
    path: 'chat › number',
    says: '"+44 00 000 0001" is a made-up number.',
    severity: 'warning',
  },
  {
    with: 'a number of many zeros',
    swap: ['"+44 1632 960124"', '"+44 1 000 000 4"'],
    at: '"number": ▸"+44 1 000',
    path: 'chat › number',
    says: '"+44 1 000 000 4" is a made-up number.',
    severity: 'warning',
  },
  {
    with: 'the address of a machine of its own',
    swap: ['"https://www.brackwater.internal"', '"http://localhost:4173"'],
    at: '"url": ▸"http://localhost:4173"',
    path: 'site › url',
    says: '"http://localhost:4173" is not the address of a public site.',
    severity: 'warning',
  },
  {
    with: 'a made-up network',
    swap: ['"https://forum.harbour.internal/brackwater"', '"https://forum.example/brackwater"'],
    at: '"href": ▸"https://forum.example',
    path: 'social › 1 › href',
    says: '"https://forum.example/brackwater" is a made-up address.',
    severity: 'warning',
  },
  {
    with: 'a made-up service for its forms',
    swap: ['"https://forms.brackwater.internal/yard"', '"https://forms.example.org/yard"'],
    at: '"endpoint": ▸"https://forms.example.org',
    path: 'contact › endpoint',
    says: '"https://forms.example.org/yard" is a made-up address.',
    advises: 'Replace it before launch.',
    severity: 'warning',
  },
  {
    with: 'the local inbox on a public site',
    swap: ['"https://forms.brackwater.internal/yard"', '"/__inbox/submit"'],
    at: '"endpoint": ▸"/__inbox/submit"',
    path: 'contact › endpoint',
    says: '"/__inbox/submit" is the inbox of the local server: on a public site messages get lost.',
    advises: 'Name the address of your form-collection service before launch.',
    severity: 'warning',
  },
  {
    with: 'a sample review',
    swap: ['"sample": false', '"sample": true'],
    at: '"sampleReview": ▸{',
    path: 'store › sampleReview',
    says: 'The review of every product is a sample.',
    severity: 'warning',
  },
  {
    with: 'praise that nobody has uttered',
    swap: [
      '"title": "The Yard | Brackwater Boatyard",',
      '"title": "The Yard | Brackwater Boatyard", "samples": ["logo-grid"],',
    ],
    at: '"samples": [▸"logo-grid"]',
    path: 'The Yard (/services) › samples › 1',
    says: 'The content of "logo-grid" is made up.',
    advises: 'Replace it before launch by what was really said or built, and take it out here.',
    severity: 'warning',
  },
  {
    with: 'a sample that is gone',
    swap: [
      '"title": "The Yard | Brackwater Boatyard",',
      '"title": "The Yard | Brackwater Boatyard", "samples": ["testimonials"],',
    ],
    at: '"samples": [▸"testimonials"]',
    path: 'The Yard (/services) › samples › 1',
    says: 'There is no block "testimonials" on this page.',
    advises: 'Take it out here.',
  },
  {
    with: 'names that nobody has',
    swap: ['"shared": {', '"shared": { "sampleLogos": ["makers"],'],
    at: '"sampleLogos": [▸"makers"]',
    path: 'shared › sampleLogos › 1',
    says: 'The names of the list "makers" are made up.',
    severity: 'warning',
  },
];

describe('a config that is not ready for visitors', () => {
  it.each(CASES)('says what to mend: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('is told from one that is', async () => {
    expect(await check(GOOD)).toMatchObject({ problems: [], ok: true });
  });
});
