import { times, type Line } from './line';

const LANDING = '/energy-solutions';
/** The two addresses of the electrical materials. */
const TWICE = [`${LANDING}/materials`, `${LANDING}/power-equipment`];
const UNDER_CONSTRUCTION =
  'This page is under construction. Please check back soon for more detailed information.';

const materials = (page: string): Line[] => [
  {
    lines: [165, 166],
    page,
    part: 'Cables & Conductors',
    titles: [
      'Cables & Conductors',
      'Insulators & Hardware',
      'Circuit Protection',
      'Conduits & Raceways',
      'Connectors & Terminals',
      'Enclosures & Boxes',
    ],
    links: times(6, ['View Products', '/store/category/energy-solutions']),
  },
  {
    lines: [167, 168, 169, 170, 171],
    page,
    part: 'Featured Products',
    titles: [
      'Armored Power Cable',
      'MCCB Circuit Breaker',
      'Porcelain Disc Insulator',
      'Copper Cable Lugs',
    ],
    says: [
      /Armored Power Cable.*?\$12\.99 per metre/,
      /MCCB Circuit Breaker.*?\$475\.00/,
      /Porcelain Disc Insulator.*?\$89\.50/,
      /Copper Cable Lugs.*?\$34\.99/,
    ],
    counts: {
      'li:nth-child(1) a[href="/store/product/prod-005"]': 1,
      'li:nth-child(2) a[href="/store/product/prod-006"]': 1,
      'li:nth-child(3) a[href="/store/product/prod-007"]': 1,
      'li:nth-child(4) a[href="/store/product/prod-008"]': 1,
    },
  },
  {
    lines: [172],
    page,
    says: ['Why Choose Us'],
    links: [
      ['View All Products', '/store/category/all'],
      ['Contact Our Team', '/contact'],
      ['Browse Store', '/store'],
    ],
  },
];

const underConstruction = (page: string): Line => ({
  lines: [164],
  page,
  says: [UNDER_CONSTRUCTION],
  counts: { 'nav a[href="/energy-solutions"]': 1, 'section a[href="/energy-solutions"]': 1 },
});

/** Energy: section M of the acceptance list. */
export const ENERGY: readonly Line[] = [
  {
    lines: [159, 160],
    page: LANDING,
    part: 'Power That Stays On',
    links: [
      ['Request a Quote', '/contact'],
      ['Browse Products', '/store/category/energy'],
    ],
  },
  { lines: [161], page: LANDING, part: 'Eight Services', counts: { 'li > h3': 8 } },
  {
    lines: [162],
    page: LANDING,
    part: 'Twenty Services in Four Groups',
    counts: {
      'ol > li': 20,
      'ol[start="1"] > li': 5,
      'ol[start="6"] > li': 5,
      'ol[start="11"] > li': 5,
      'ol[start="16"] > li': 5,
    },
  },
  { lines: [163], page: LANDING, links: [['Get Started', '/contact']] },
  underConstruction(`${LANDING}/solar`),
  underConstruction(`${LANDING}/renewable`),
  ...TWICE.flatMap(materials),
  {
    lines: [173, 174],
    page: LANDING,
    part: 'Eight Services',
    says: ['transformers up to 11,700MVA', 'distribution transformers from 11KV to 123KV'],
  },
  {
    lines: [173, 174],
    page: `${LANDING}/power-equipment`,
    part: 'Electrical Power Equipment',
    says: ['transformers up to 11,700MVA', 'distribution transformers from 11KV to 123KV'],
  },
];
