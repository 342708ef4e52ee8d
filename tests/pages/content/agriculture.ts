import { times, type Line } from './line';

const LANDING = '/agricultural-services';

const section = (part: string): Line => ({
  lines: [197, 198, 199],
  page: LANDING,
  part,
  links: [['Request Pricing', '/contact'], ...times(3, ['Learn More', '/contact'])],
  counts: { 'li > h3': 3, 'li > h3 + p': 3, 'li > img[alt]:not([alt=""])': 3 },
});

/** Agriculture: section O of the acceptance list. */
export const AGRICULTURE: readonly Line[] = [
  {
    lines: [196],
    page: LANDING,
    part: 'Agricultural Services',
    links: [
      ['Request a Quote', '/contact'],
      ['Browse Products', '/store/category/agriculture'],
    ],
  },
  section('Tractors and Power Machinery'),
  section('Tillage and Soil Preparation'),
  section('Planting and Seeding'),
  section('Irrigation Services'),
  section('Harvesting and Post-Harvest'),
  {
    lines: [200],
    page: `${LANDING}/tractors`,
    part: 'Power Tillers',
    titles: [
      'Small Tractors, 20-50 HP',
      'Medium Tractors, 60-100 HP',
      'Large Tractors, 120+ HP',
      'Power Tillers',
      'Stationary Power Units',
    ],
    links: times(5, ['Learn More', '/contact']),
  },
  {
    lines: [31, 201],
    page: `${LANDING}/tillage`,
    part: 'Ploughs',
    titles: ['Ploughs', 'Harrows', 'Rotavators', 'Conservation Tillage'],
    links: [['See Conservation Tillage', '/store/category/conservation-tillage']],
  },
  {
    lines: [202],
    page: `${LANDING}/planting`,
    part: 'Seed Drills',
    says: [/Row Planters/, /Transplanters/],
    links: times(6, ['Learn More', '/contact']),
  },
  {
    lines: [203],
    page: `${LANDING}/harvesting`,
    part: 'Grain Harvesters',
    titles: [
      'Grain Harvesters',
      'Root Crop Harvesters',
      'Forage Harvesters',
      'Threshers and Shellers',
      'Grain Processing',
      'Value-Added Processing',
    ],
  },
  {
    lines: [204],
    page: LANDING,
    part: 'Irrigation Services',
    says: [/Drip Irrigation.*water savings up to 60%/],
  },
];
