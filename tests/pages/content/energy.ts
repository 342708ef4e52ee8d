import { times, type Expectation } from './expectation';

const LANDING = '/energy-solutions';
/** The two addresses of the electrical materials. */
const TWICE = [`${LANDING}/materials`, `${LANDING}/power-equipment`];
const UNDER_CONSTRUCTION =
  'This page is under construction. Please check back soon for more detailed information.';

const materials = (page: string): Expectation[] => [
  {
    requirements: '[P34] [P35]',
    page,
    section: 'Cables & Conductors',
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
    requirements: '[P36]',
    page,
    section: 'Featured Products',
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
    requirements: '[P35]',
    page,
    says: ['Why Choose Us'],
    links: [
      ['View All Products', '/store/category/all'],
      ['Contact Our Team', '/contact'],
      ['Browse Store', '/store'],
    ],
  },
];

const underConstruction = (page: string): Expectation => ({
  requirements: '[P33]',
  page,
  says: [UNDER_CONSTRUCTION],
  counts: { 'nav a[href="/energy-solutions"]': 1, 'section a[href="/energy-solutions"]': 1 },
});

/** Energy: what requirements ask of these pages. */
export const ENERGY: readonly Expectation[] = [
  {
    requirements: '[P31]',
    page: LANDING,
    section: 'Power That Stays On',
    links: [
      ['Request a Quote', '/contact'],
      ['Browse Products', '/store/category/energy'],
    ],
  },
  { requirements: '[P31]', page: LANDING, section: 'Eight Services', counts: { 'li > h3': 8 } },
  {
    requirements: '[P32]',
    page: LANDING,
    section: 'Twenty Services in Four Groups',
    counts: {
      'ol > li': 20,
      'ol[start="1"] > li': 5,
      'ol[start="6"] > li': 5,
      'ol[start="11"] > li': 5,
      'ol[start="16"] > li': 5,
    },
  },
  { requirements: '[P31]', page: LANDING, links: [['Get Started', '/contact']] },
  underConstruction(`${LANDING}/solar`),
  underConstruction(`${LANDING}/renewable`),
  ...TWICE.flatMap(materials),
  {
    requirements: '[P37]',
    page: LANDING,
    section: 'Eight Services',
    says: ['transformers up to 11,700MVA', 'distribution transformers from 11KV to 123KV'],
  },
  {
    requirements: '[P37]',
    page: `${LANDING}/power-equipment`,
    section: 'Electrical Power Equipment',
    says: ['transformers up to 11,700MVA', 'distribution transformers from 11KV to 123KV'],
  },
];
