import { times, type Expectation } from './expectation';

const LANDING = '/civil-contracting';
const BUILDING = `${LANDING}/building`;
const INFRASTRUCTURE = `${LANDING}/infrastructure`;
const SPECIALTY = `${LANDING}/specialty`;
const ADDITIONAL = `${LANDING}/additional`;

const section = (title: string): Expectation => ({
  requirements: '[P39]',
  page: LANDING,
  section: title,
  links: [['Request Pricing', '/contact'], ...times(3, ['Inquire Now', '/contact'])],
  counts: {
    'h2 ~ p': 1,
    'li > h3': 3,
    'li > h3 + p': 3,
    'li > p + ul': 3,
    'li > img[alt]:not([alt=""])': 3,
    'div > img[alt]:not([alt=""])': 1,
  },
});

/** Civil contracting: what requirements ask of these pages. */
export const CIVIL: readonly Expectation[] = [
  {
    requirements: '[P38]',
    page: LANDING,
    section: 'Civil Engineering Contractors',
    links: [
      ['Request a Quote', '/contact'],
      ['Browse Services', '/services'],
    ],
  },
  section('Building Works'),
  section('Infrastructure Development'),
  section('Specialty Construction'),
  section('Additional Services'),
  { requirements: '[P38]', page: LANDING, section: 'Why Choose Us', counts: { 'li > h3': 4 } },
  { requirements: '[P38]', page: LANDING, links: [['Get Started Now', '/contact']] },
  {
    requirements: '[P40]',
    page: BUILDING,
    section: 'Building Works',
    links: [['Discuss Your Project', '/contact']],
  },
  { requirements: '[P40]', page: BUILDING, section: 'Four Services', counts: { 'li > h3': 4 } },
  {
    requirements: '[P40]',
    page: BUILDING,
    section: 'Planning',
    titles: ['Planning', 'Design', 'Construction'],
    counts: { 'ol > li > h3': 3 },
  },
  {
    requirements: '[P40]',
    page: BUILDING,
    section: 'Featured Projects',
    says: ['10-story building', '50,000 sq ft'],
    counts: { 'li > h3': 3, 'li > h3 + p': 3, 'li > img[alt]:not([alt=""])': 3 },
  },
  {
    requirements: '[P40]',
    page: BUILDING,
    links: [
      ['Request a Consultation', '/contact'],
      ['View All Services', LANDING],
    ],
  },
  {
    requirements: '[P41]',
    page: INFRASTRUCTURE,
    section: 'Infrastructure Development',
    links: [['Start Your Project', '/contact']],
  },
  {
    requirements: '[P41]',
    page: INFRASTRUCTURE,
    section: 'Road Construction',
    titles: ['Road Construction', 'Earthworks', 'Water and Sewer Systems'],
  },
  { requirements: '[P41]', page: INFRASTRUCTURE, says: ['Drainage', 'Treatment plants'] },
  {
    requirements: '[P41]',
    page: INFRASTRUCTURE,
    section: 'Residential',
    titles: ['Residential', 'Commercial', 'Industrial', 'Mixed-Use'],
    says: ['Land development'],
  },
  {
    requirements: '[P41]',
    page: INFRASTRUCTURE,
    section: 'Why Choose Us',
    counts: { 'li > h3': 4 },
  },
  {
    requirements: '[P41] [P46]',
    page: INFRASTRUCTURE,
    section: 'Featured Projects',
    says: [
      /Limpopo, South Africa.*20 km highway/,
      /Mpumalanga, South Africa.*250,000 residents/,
      /Gauteng, South Africa.*200-acre development/,
    ],
    counts: { 'li > h3': 3, 'li > h3 + p': 3, 'li > img[alt]:not([alt=""])': 3 },
  },
  {
    requirements: '[P42]',
    page: SPECIALTY,
    section: 'Steel Works',
    titles: [
      'Structural Steel Framing',
      'Steel Decking',
      'Miscellaneous Metals',
      'Metal Fabrication',
    ],
  },
  {
    requirements: '[P42]',
    page: SPECIALTY,
    section: 'Concrete Works',
    titles: ['Foundation Systems', 'Slabs', 'Tilt-up', 'Decorative Concrete'],
  },
  { requirements: '[P42]', page: SPECIALTY, section: 'Why Choose Us', counts: { 'li > h3': 4 } },
  {
    requirements: '[P42] [P46]',
    page: SPECIALTY,
    section: 'Featured Projects',
    says: ['15,000 m² warehouse', '8-story building'],
    counts: { 'li > h3': 3, 'li > h3 + p': 3, 'li > img[alt]:not([alt=""])': 3 },
  },
  {
    requirements: '[P43]',
    page: ADDITIONAL,
    section: 'Equipment Hiring',
    counts: { 'li > h3': 3 },
  },
  { requirements: '[P43]', page: ADDITIONAL, section: 'Project Management' },
  {
    requirements: '[P43]',
    page: ADDITIONAL,
    section: 'Maintenance Plans',
    titles: ['Basic', 'Standard', 'Premium'],
    says: [
      /Basic ?Quarterly inspections.*Standard ?Monthly checks.*Premium ?24\/7 emergency support/,
    ],
  },
  {
    requirements: '[P44]',
    page: ADDITIONAL,
    section: 'What Clients Say',
    counts: { 'figure blockquote': 3, figcaption: 3 },
    says: [/5 out of 5.*4 out of 5.*5 out of 5/],
  },
  {
    requirements: '[P45]',
    page: ADDITIONAL,
    links: [
      ['Request a Consultation', '/contact'],
      ['Get a Quote', '/contact'],
      ['Check Equipment Availability', '/contact'],
      ['Discuss Project Management Needs', '/contact'],
      ['Explore Maintenance Plans', '/contact'],
      ['Get in Touch', '/contact'],
    ],
  },
];
