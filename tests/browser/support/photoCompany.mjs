// The other company with photos in place of drawings.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FIXTURE = path.resolve(import.meta.dirname, '../../fixtures/other-company');

/**
 * Writes the company with its photos into a folder.
 * @param {string} folder
 * @returns {Promise<string>} The file of its config.
 */
export async function writePhotoCompany(folder) {
  cpSync(FIXTURE, folder, { recursive: true });
  await drawPhotos(path.join(folder, 'public/images'));
  const file = path.join(folder, 'site.config.json');
  writeFileSync(file, withPhotos(readFileSync(file, 'utf8')));
  return file;
}

const INK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path d="M50 50h300v60H50z"/></svg>';

/** @param {string} folder */
async function drawPhotos(folder) {
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
      .toFile(path.join(folder, `${name}.jpg`));
  }
  await sharp(Buffer.from(INK)).png().toFile(path.join(folder, 'ink.png'));
}

const photo = (/** @type {string} */ name) => ({ src: `/images/${name}.jpg`, alt: 'The yard' });
const actions = [{ label: 'Ask the Yard', href: '/contact' }];
const row = (/** @type {string} */ title) => ({
  title,
  text: 'On the slip.',
  image: photo('tall'),
});

const slide = (/** @type {string} */ name) => ({
  title: `The ${name}`,
  text: 'On the slip.',
  image: photo(name),
  actions,
});
const cards = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, at) => ({ title: `Card ${at + 1}`, text: 'On the slip.' }));

/** @param {string} text The config, which gets photos and pages. */
function withPhotos(text) {
  const config = JSON.parse(text);
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
  config.pages.push({
    path: '/slides',
    title: 'Photos of the yard that take turns',
    description: 'A carousel whose slides have photos that are nowhere else on the page.',
    blocks: [
      { type: 'hero-carousel', heading: 'Turns', slides: ['first', 'second', 'third'].map(slide) },
    ],
  });
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
  return JSON.stringify(config);
}
