// Builds the other company with photos in place of drawings: `node tests/browser/support/buildPhotoCompany.mjs <folder>`.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const [outDir = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../../..');
const fixture = path.join(root, 'tests/fixtures/other-company');
const company = path.join(path.dirname(path.resolve(outDir)), 'company');

cpSync(fixture, company, { recursive: true });
for (const [name, width, height] of /** @type {const} */ ([
  ['wide', 2400, 1350],
  ['tall', 900, 1400],
  ['small', 200, 150],
  ['first', 2400, 1350],
  ['second', 2400, 1350],
  ['third', 2400, 1350],
])) {
  await sharp({ create: { width, height, channels: 3, background: '#7a9' } })
    .jpeg()
    .toFile(path.join(company, 'public/images', `${name}.jpg`));
}

const INK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path d="M50 50h300v60H50z"/></svg>';
await sharp(Buffer.from(INK)).png().toFile(path.join(company, 'public/images/ink.png'));

const photo = (/** @type {string} */ name) => ({ src: `/images/${name}.jpg`, alt: 'The yard' });
const actions = [{ label: 'Ask the Yard', href: '/contact' }];
const row = (/** @type {string} */ title) => ({
  title,
  text: 'On the slip.',
  image: photo('tall'),
});
const config = JSON.parse(readFileSync(path.join(fixture, 'site.config.json'), 'utf8'));
for (const category of config.store.categories) category.image = photo('tall');
config.pages.push({
  path: '/photos',
  title: 'Photos of the yard in every season',
  description:
    'What the yard looks like, from the slip and from the water, in summer and in winter.',
  blocks: [
    { type: 'hero', title: 'The Yard', text: 'From the water.', actions, image: photo('wide') },
    { type: 'feature-rows', heading: 'Work', rows: [row('Hulls')] },
    { type: 'card-grid', heading: 'Boats', cards: [row('Punts'), row('Tugs'), row('Yawls')] },
    { type: 'category-grid', heading: 'Store' },
    { type: 'product-grid', heading: 'Engines', items: [{ product: 'eng-010' }] },
    { type: 'call-to-action', heading: 'Have Yours Looked At', actions, image: photo('wide') },
  ],
});
const slide = (/** @type {string} */ name) => ({
  title: `The ${name}`,
  text: 'On the slip.',
  image: photo(name),
  actions,
});
config.pages.push({
  path: '/slides',
  title: 'Photos of the yard that take turns',
  description: 'A carousel whose slides have photos that are nowhere else on the page.',
  blocks: [
    { type: 'hero-carousel', heading: 'Turns', slides: ['first', 'second', 'third'].map(slide) },
  ],
});
const cards = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, at) => ({ title: `Card ${at + 1}`, text: 'On the slip.' }));
const drawing = { src: '/images/winch.svg', alt: 'A winch' };
const [branch] = config.branches;
branch.map = {
  caption: 'The yard',
  embed: 'https://maps.example/embed',
  directions: 'https://maps.example/directions',
};
config.pages.push({
  path: '/corners',
  title: 'What a layout must bear with',
  description: 'Counts that fill no row, pictures of all kinds, and values that are too long.',
  blocks: [
    { type: 'hero', title: 'Corners', image: { src: '/images/ink.png', alt: 'Dark on nothing' } },
    {
      type: 'stats',
      items: [
        { value: '24/7/365', label: 'Help' },
        { value: '30+', label: 'Years' },
      ],
    },
    {
      type: 'text-media',
      heading: 'After the Figures',
      paragraphs: ['On paper as well.'],
      image: photo('small'),
    },
    ...[7, 5, 2].map((count) => ({
      type: 'card-grid',
      id: `cards-${count}`,
      heading: `${count} Cards`,
      columns: 4,
      cards: cards(count),
    })),
    {
      type: 'card-grid',
      id: 'mixed',
      heading: 'Mixed',
      cards: [row('Punts'), { ...row('Tugs'), image: drawing }, row('Yawls')],
    },
    { type: 'office-maps', id: 'map', heading: 'Map', branches: [branch.id] },
  ],
});
const file = path.join(company, 'site.config.json');
writeFileSync(file, JSON.stringify(config));
const build = ['tests/browser/support/buildConfig.ts', file, path.resolve(outDir)];
execFileSync(process.execPath, ['tests/run.mjs', ...build], { cwd: root });
