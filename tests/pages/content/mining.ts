import { times, type Line } from './line';

const LANDING = '/mining-industrial';
const DRIVES = `${LANDING}/power-transmission`;

/** Mining and industrial: section L of the acceptance list. */
export const MINING: readonly Line[] = [
  {
    lines: [132, 133],
    page: LANDING,
    part: 'Mining & Industrial',
    links: [
      ['Request a Quote', '/contact'],
      ['Browse Products', '/store/category/mining'],
    ],
  },
  {
    lines: [134],
    page: LANDING,
    part: 'Five Product Groups',
    titles: [
      'Air Conditioning',
      'Pumps and Pump Spares',
      'Power Transmission Equipment',
      'Electrical Equipment',
      'Pipes Fittings and Valves',
    ],
  },
  {
    lines: [134],
    page: LANDING,
    part: 'Heating, Ventilation and Air Conditioning',
    titles: ['Air Conditioning', 'Refrigeration', 'Ventilation'],
    counts: { 'h3 + ul': 3 },
  },
  {
    lines: [134],
    page: LANDING,
    part: 'From the Motor Shaft to the Load',
    links: [['Power Transmission', DRIVES]],
  },
  { lines: [134], page: LANDING, part: 'Why Choose Us', counts: { 'li > h3': 4 } },
  {
    lines: [135],
    page: LANDING,
    part: 'What Is Holding Up the Plant?',
    links: [
      ['Contact Our Team', '/contact'],
      ['Browse Mining Products', '/store/category/mining'],
    ],
  },
  {
    lines: [136, 137, 138, 139, 140],
    page: LANDING,
    part: 'Five Product Groups',
    counts: {
      'li:nth-child(1) a[href="/contact"]': 1,
      'li:nth-child(2) a[href="/mining-industrial/pumps"]': 1,
      'li:nth-child(3) a[href="/contact"]': 1,
      'li:nth-child(4) a[href="/contact"]': 1,
      'li:nth-child(5) a[href="/contact"]': 1,
    },
  },
  {
    lines: [141],
    page: `${LANDING}/pumps`,
    says: [
      'Pumps and Pump Spares',
      'This page is under construction. Please check back soon for more detailed information.',
    ],
    counts: { 'nav a[href="/mining-industrial"]': 1, 'section a[href="/mining-industrial"]': 1 },
  },
  {
    lines: [142],
    page: DRIVES,
    part: 'Power Transmission',
    links: [['Browse Products', '/store']],
  },
  {
    lines: [143, 144],
    page: DRIVES,
    part: 'Couplings and Joints',
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
  { lines: [145], page: DRIVES, part: 'Why Choose Us for Drives', counts: { 'li > h3': 4 } },
  {
    lines: [146, 147, 148, 149, 150, 151],
    page: DRIVES,
    part: 'Featured Products',
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
    lines: [152, 153, 154],
    page: DRIVES,
    links: [
      ['View All Products', '/store/category/all'],
      ['Contact Our Experts', '/contact'],
      ['Browse Store', '/store'],
    ],
  },
  {
    lines: [155],
    page: `${LANDING}/electrical`,
    part: 'Cables & Conductors',
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
    lines: [156],
    page: `${LANDING}/electrical`,
    part: 'Quality Assurance',
    titles: ['Quality Assurance', 'Fast Delivery', 'Technical Support', 'Customer Service'],
    says: ['Why Choose'],
  },
  {
    lines: [157],
    page: `${LANDING}/pipes`,
    part: 'Industrial Pipes',
    titles: ['Industrial Pipes', 'Industrial Valves', 'Pipe Fittings'],
  },
  {
    lines: [158],
    page: `${LANDING}/pipes`,
    part: 'Specialised Categories',
    titles: ['Process Piping', 'Water Systems', 'HVAC Piping', 'Mining Piping'],
  },
];
