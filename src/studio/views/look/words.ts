import { inLanguage } from '../../language/spoken';

const ENGLISH = {
  title: 'Look',
  looks: 'Begin with a look',
  looksWhy: 'Takes the place of all colours; Ctrl+Z takes it back.',
  useLook: (name: string) => `Use ${name}`,
  didUseLook: (name: string) => `use the look “${name}”`,
  brand: 'Icon and shared links',
  brandWhy:
    'Drawn of your logo, in your colours and the font of your headings, whenever the site is built.',
  icon: 'The icon in tabs and on home screens',
  card: 'The preview of a shared link',
  drawAgain: 'Draw them as they are now',
  changeLogo: 'Change the logo',
  ownCard: 'Another picture for links',
  contrast: 'What can be read',
  contrastWhy:
    'All pairs of colours that the blocks of this site use, measured as you change them.',
  allGood: 'Every pair can be read.',
  faint: (count: number) =>
    count === 1 ? 'One pair is hard to read.' : `${count} pairs are hard to read.`,
  pair: (text: string, ground: string) => `${text} on ${ground}`,
  needs: (ratio: string, least: number) => `${ratio}:1, needs ${least}:1`,
  enough: (ratio: string) => `${ratio}:1`,
  usedBy: (blocks: readonly string[]) =>
    blocks.length === 0 ? 'every page' : [...new Set(blocks)].slice(0, 3).join(', '),
  sample: 'Aa 123',
  fonts: 'Fonts for headings',
  fontsWhy: 'Those that are installed. Another one is added with “npm install @fontsource/<name>”.',
  fontSample: 'Made for Heavy Weather 0123',
  takeFont: (family: string, weight: number) => `Use ${family} ${weight}`,
  inUse: 'In use',
  fields: 'All settings',
} as const;

/** The words of the view of the look. */
export const WORDS = inLanguage('look', ENGLISH);
export type LookWords = typeof WORDS;
