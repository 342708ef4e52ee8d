import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, told, type Case } from './breaking';

const CASES: Case[] = [
  {
    with: 'a category that claims more products than it has',
    swap: ['"count": 2', '"count": 25'],
    at: '"count": ▸25',
    path: 'store › categories › 1 "engines" › count',
    says: 'The tile for "engines" says 25 products, but 2 are listed.',
    advises: 'Correct it, or remove "count" to show the real number.',
    severity: 'warning',
  },
  {
    with: 'text too pale to be read',
    swap: ['"ink-2": "#45544b"', '"ink-2": "#8a938d"'],
    at: '"ink-2": ▸"#8a938d"',
    path: 'theme › colors › ink-2',
    says: '"ink-2" (#8a938d) is hard to read: its contrast is 2.92:1 on "paper" (#f7f6f1), as in the block "text-media" and others, and 3.16:1 on "sheet" (#ffffff).',
    advises: 'It needs at least 4.5:1. Make one of the colours lighter or darker.',
  },
  {
    with: 'lines too dark on the dark ground',
    swap: ['"line": "#9fd3bd"', '"line": "#2d6b58"'],
    at: '"line": ▸"#2d6b58"',
    path: 'theme › colors › line',
    says: '"line" (#2d6b58) is hard to read: its contrast is 2.13:1 on "navy" (#12352b) and 1.69:1 on "navy-2" (#1b4639).',
    advises: 'It needs at least 4.5:1. Make one of the colours lighter or darker.',
  },
  {
    with: 'an accent too dark for the faults of a form on the dark ground',
    edit: (good) =>
      good
        .replace('"branches": ["falmouth"] }', '$&, { "type": "contact-form", "tone": "navy" }')
        .replace('"signal": "#f2c230"', '"signal": "#c87800"'),
    at: '"signal": ▸"#c87800"',
    path: 'theme › colors › signal',
    says: '"signal" (#c87800) is hard to read: its contrast is 3.91:1 on "navy" (#12352b), as in the block "contact-form".',
  },
  {
    with: 'a font that is not installed',
    swap: ['"@fontsource/barlow-condensed"', '"@fontsource/barlow-condensd"'],
    at: '"source": ▸"@fontsource',
    path: 'theme › fonts › heading › source',
    says: '"@fontsource/barlow-condensd" is neither a file in public/ nor an installed package.',
  },
  {
    with: 'a form of words that its language has not for numbers',
    swap: ['"On your list ({n})"', '"{n} {n: one thing; few things; other things}"'],
    at: '"selectedItems": ▸"{n}',
    path: 'strings › selectedItems',
    says: '"few" is not a plural form in "en-GB".',
    advises: 'Write {n: one …; other …}.',
  },
  {
    with: 'forms of words that say nothing for most numbers',
    swap: ['"On your list ({n})"', '"{n: one thing}"'],
    at: '"selectedItems": ▸"{n',
    path: 'strings › selectedItems',
    says: 'This has no text for numbers other than "one".',
    advises: 'Write {n: one …; other …}.',
  },
  {
    with: 'forms of words in the message that say nothing for most numbers',
    swap: [
      '"contact": {',
      '"inquiry": { "line": "{quantity: one piece} of {name}" }, "contact": {',
    ],
    at: '"line": ▸"{quantity',
    path: 'inquiry › line',
    says: 'This has no text for numbers other than "one".',
    advises: 'Write {quantity: one …; other …}.',
  },
  {
    with: 'forms of words in the message by what is no number of it',
    swap: [
      '"contact": {',
      '"inquiry": { "line": "{count: one piece; other pieces}" }, "contact": {',
    ],
    at: '"line": ▸"{count',
    path: 'inquiry › line',
    says: '{count} cannot be filled in here.',
    advises: 'Use {name}, {quantity}, {id}.',
  },
  {
    with: 'a line of the message that names no product',
    swap: ['"contact": {', '"inquiry": { "line": "• item" }, "contact": {'],
    at: '"line": ▸"• item"',
    path: 'inquiry › line',
    says: '{name}, {quantity} are missing: the text would not say what is filled in there.',
    advises: 'Put them where they belong in your text, as in "• {name} (Quantity: {quantity})".',
  },
  {
    with: 'a short line of the message that does not say how many',
    swap: ['"contact": {', '"inquiry": { "shortLine": "- {name}" }, "contact": {'],
    at: '"shortLine": ▸"- {name}"',
    path: 'inquiry › shortLine',
    says: '{quantity} is missing: the text would not say what is filled in there.',
    advises: 'Put it where it belongs in your text, as in "- {quantity} x {name}".',
  },
  {
    with: 'a line of the message that is empty',
    swap: ['"contact": {', '"inquiry": { "line": "" }, "contact": {'],
    at: '"line": ▸""',
    path: 'inquiry › line',
    says: '"line" is empty.',
  },
  {
    with: 'a text of the interface that loses its number',
    swap: [
      '"selectedItems": ',
      '"cartWithCount": "{count: one List; other Lists}", "selectedItems": ',
    ],
    at: '"cartWithCount": ▸"{count',
    path: 'strings › cartWithCount',
    says: '{count} is missing: the text would not say what is filled in there.',
  },
  {
    with: 'a heading in letters that its font does not have',
    swap: ['"Why Here"', '"Γιατί"'],
    at: '"family": ▸"Barlow Condensed"',
    path: 'theme › fonts › heading › family',
    says: '"Barlow Condensed" lacks the letters Γ ί α ι τ, as in "Γιατί". Another font is used for these words.',
    advises:
      'Choose a font that has them: as "source", name a Fontsource package or your own file in public/.',
    severity: 'warning',
  },
  {
    with: 'an office that closes in the afternoon of the 12-hour clock',
    swap: ['"closes": "17:00"', '"closes": "05:00"'],
    at: '"closes": ▸"05:00"',
    path: 'branches › 1 "falmouth" › hours › 1 › closes',
    says: 'This office closes at 05:00, but opens at 08:00: that is open until the next day.',
    advises: 'On the 24-hour clock, 5:00 pm is "17:00".',
    severity: 'warning',
  },
  {
    with: 'a text of the interface with a place that nothing fills in',
    swap: ['"On your list ({n})"', '"On your list ({count})"'],
    at: '"selectedItems": ▸"On your list',
    path: 'strings › selectedItems',
    says: '{count} cannot be filled in here.',
    advises: 'Use {n}.',
  },
  {
    with: 'an address that was blacked out',
    swap: ['Four generations have kept the slipway working.', 'Write to {email} any time.'],
    at: '▸"Write to {email}',
    path: 'Home (/) › block 3 "Text and picture" › paragraphs › 1',
    says: '{email} is still a placeholder.',
    advises: 'Write the real address or number.',
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
    says: '"/__inbox/submit" is the inbox on your own machine: on a public site, messages would be lost.',
    advises: 'Before launch, use the address your form service gives you.',
    severity: 'warning',
  },
  {
    with: 'a sample review',
    swap: ['"sample": false', '"sample": true'],
    at: '"sampleReview": ▸{',
    path: 'store › sampleReview',
    says: 'The review shown for every product is a sample.',
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
    advises: 'Before launch, replace it with real content and remove it from this list.',
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
    advises: 'Remove it from this list.',
  },
  {
    with: 'names that nobody has',
    swap: ['"shared": {', '"shared": { "sampleLogos": ["makers"],'],
    at: '"sampleLogos": [▸"makers"]',
    path: 'shared › sampleLogos › 1',
    says: 'The names in the list "makers" are made up.',
    severity: 'warning',
  },
];

describe('[K3] a config that is not ready for launch', () => {
  it.each(CASES)('says what to mend: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('is told from one that is', async () => {
    expect(await check(GOOD)).toMatchObject({ problems: [], ok: true });
  });
});
