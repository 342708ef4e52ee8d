import { times, type Expectation } from './expectation';

const LANDING = '/agricultural-services';

const section = (title: string): Expectation => ({
  requirements: '[P48]',
  page: LANDING,
  section: title,
  links: [['Request Pricing', '/contact'], ...times(3, ['Learn More', '/contact'])],
  counts: { 'li > h3': 3, 'li > h3 + p': 3, 'li > img[alt]:not([alt=""])': 3 },
});

/** Agriculture: what requirements ask of these pages. */
export const AGRICULTURE: readonly Expectation[] = [
  {
    requirements: '[P47]',
    page: LANDING,
    section: 'Agricultural Services',
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
    requirements: '[P49]',
    page: `${LANDING}/tractors`,
    section: 'Power Tillers',
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
    requirements: '[A9] [P50]',
    page: `${LANDING}/tillage`,
    section: 'Ploughs',
    titles: ['Ploughs', 'Harrows', 'Rotavators', 'Conservation Tillage'],
    links: [['See Conservation Tillage', '/store/category/conservation-tillage']],
  },
  {
    requirements: '[P50]',
    page: `${LANDING}/planting`,
    section: 'Seed Drills',
    says: [/Row Planters/, /Transplanters/],
    links: times(6, ['Learn More', '/contact']),
  },
  {
    requirements: '[P51]',
    page: `${LANDING}/harvesting`,
    section: 'Grain Harvesters',
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
    requirements: '[P52]',
    page: LANDING,
    section: 'Irrigation Services',
    says: [/Drip Irrigation.*water savings up to 60%/],
  },
];
