import { times, type Expectation } from './expectation';

const LANDING = '/mining-industrial';
const DRIVES = `${LANDING}/power-transmission`;

/** Mining and industrial: what requirements ask of these pages. */
export const MINING: readonly Expectation[] = [
  {
    requirements: '[P23]',
    page: LANDING,
    section: 'Mining & Industrial',
    links: [
      ['Request a Quote', '/contact'],
      ['Browse Products', '/store/category/mining'],
    ],
  },
  {
    requirements: '[P24]',
    page: LANDING,
    section: 'Five Product Groups',
    titles: [
      'Air Conditioning',
      'Pumps and Pump Spares',
      'Power Transmission Equipment',
      'Electrical Equipment',
      'Pipes Fittings and Valves',
    ],
  },
  {
    requirements: '[P24]',
    page: LANDING,
    section: 'Heating, Ventilation and Air Conditioning',
    titles: ['Air Conditioning', 'Refrigeration', 'Ventilation'],
    counts: { 'h3 + ul': 3 },
  },
  {
    requirements: '[P24]',
    page: LANDING,
    section: 'From the Motor Shaft to the Load',
    links: [['Power Transmission', DRIVES]],
  },
  { requirements: '[P24]', page: LANDING, section: 'Why Choose Us', counts: { 'li > h3': 4 } },
  {
    requirements: '[P23]',
    page: LANDING,
    section: 'What Is Holding Up the Plant?',
    links: [
      ['Contact Our Team', '/contact'],
      ['Browse Mining Products', '/store/category/mining'],
    ],
  },
  {
    requirements: '[P25]',
    page: LANDING,
    section: 'Five Product Groups',
    counts: {
      'li:nth-child(1) a[href="/contact"]': 1,
      'li:nth-child(2) a[href="/mining-industrial/pumps"]': 1,
      'li:nth-child(3) a[href="/contact"]': 1,
      'li:nth-child(4) a[href="/contact"]': 1,
      'li:nth-child(5) a[href="/contact"]': 1,
    },
  },
  {
    requirements: '[P26]',
    page: `${LANDING}/pumps`,
    says: [
      'Pumps and Pump Spares',
      'This page is under construction. Please check back soon for more detailed information.',
    ],
    counts: { 'nav a[href="/mining-industrial"]': 1, 'section a[href="/mining-industrial"]': 1 },
  },
  {
    requirements: '[P27]',
    page: DRIVES,
    section: 'Power Transmission',
    links: [['Browse Products', '/store']],
  },
  {
    requirements: '[P27]',
    page: DRIVES,
    section: 'Couplings and Joints',
    titles: [
      'Couplings and Joints',
      'Industrial Lubricants',
      'Transmission Components',
      'Hydraulic Systems',
      'Gearboxes and Drives',
      'Monitoring Systems',
    ],
    links: times(6, ['View Products', '/store/category/power-transmission']),
  },
  {
    requirements: '[P27]',
    page: DRIVES,
    section: 'Why Choose Us for Drives',
    counts: { 'li > h3': 4 },
  },
  {
    requirements: '[P28]',
    page: DRIVES,
    section: 'Featured Products',
    titles: [
      'Flexible Jaw Coupling',
      'Synthetic Gear Oil',
      'Premium Hydraulic Oil',
      'Planetary Gearbox',
    ],
    says: [
      /pt-001 ?Flexible Jaw Coupling ?Bore .*?\$128\.50/i,
      /pt-002 ?Synthetic Gear Oil ?ISO .*?\$245\.00/i,
      /pt-003 ?Premium Hydraulic Oil ?ISO .*?\$585\.00/i,
      /pt-004 ?Planetary Gearbox ?24.*?\$2,450\.00/i,
    ],
    counts: {
      'li:nth-child(1) a[href="/store/product/pt-001"]': 1,
      'li:nth-child(2) a[href="/store/product/pt-002"]': 1,
      'li:nth-child(3) a[href="/store/product/pt-003"]': 1,
      'li:nth-child(4) a[href="/store/product/pt-004"]': 1,
    },
  },
  {
    requirements: '[P27]',
    page: DRIVES,
    links: [
      ['View All Products', '/store/category/all'],
      ['Contact Our Experts', '/contact'],
      ['Browse Store', '/store'],
    ],
  },
  {
    requirements: '[P29]',
    page: `${LANDING}/electrical`,
    section: 'Cables & Conductors',
    titles: [
      'Cables & Conductors',
      'Insulators & Hardware',
      'Circuit Protection',
      'Conduits & Raceways',
      'Connectors & Terminals',
      'Enclosures & Boxes',
    ],
  },
  {
    requirements: '[P29]',
    page: `${LANDING}/electrical`,
    section: 'Quality Assurance',
    titles: ['Quality Assurance', 'Fast Delivery', 'Technical Support', 'Customer Service'],
    says: ['Why Choose'],
  },
  {
    requirements: '[P30]',
    page: `${LANDING}/pipes`,
    section: 'Industrial Pipes',
    titles: ['Industrial Pipes', 'Industrial Valves', 'Pipe Fittings'],
  },
  {
    requirements: '[P30]',
    page: `${LANDING}/pipes`,
    section: 'Specialised Categories',
    titles: ['Process Piping', 'Water Systems', 'HVAC Piping', 'Mining Piping'],
  },
];
