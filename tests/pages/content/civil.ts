import { times, type Line } from './line';

const LANDING = '/civil-contracting';
const BUILDING = `${LANDING}/building`;
const INFRASTRUCTURE = `${LANDING}/infrastructure`;
const SPECIALTY = `${LANDING}/specialty`;
const ADDITIONAL = `${LANDING}/additional`;

const section = (part: string): Line => ({
  lines: [176, 177, 178],
  page: LANDING,
  part,
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

/** Civil contracting: section N of the acceptance list. */
export const CIVIL: readonly Line[] = [
  {
    lines: [175],
    page: LANDING,
    part: 'Civil Engineering Contractors',
    links: [
      ['Request a Quote', '/contact'],
      ['Browse Services', '/services'],
    ],
  },
  section('Building Works'),
  section('Infrastructure Development'),
  section('Specialty Construction'),
  section('Additional Services'),
  { lines: [179], page: LANDING, part: 'Why Choose Us', counts: { 'li > h3': 4 } },
  { lines: [179], page: LANDING, links: [['Get Started Now', '/contact']] },
  {
    lines: [180],
    page: BUILDING,
    part: 'Building Works',
    links: [['Discuss Your Project', '/contact']],
  },
  { lines: [180], page: BUILDING, part: 'Four Services', counts: { 'li > h3': 4 } },
  {
    lines: [181],
    page: BUILDING,
    part: 'Planning',
    titles: ['Planning', 'Design', 'Construction'],
    counts: { 'ol > li > h3': 3 },
  },
  {
    lines: [182],
    page: BUILDING,
    part: 'Featured Projects',
    says: ['10-story building', '50,000 sq ft'],
    counts: { 'li > h3': 3, 'li > h3 + p': 3, 'li > img[alt]:not([alt=""])': 3 },
  },
  {
    lines: [183],
    page: BUILDING,
    links: [
      ['Request a Consultation', '/contact'],
      ['View All Services', LANDING],
    ],
  },
  {
    lines: [184, 187],
    page: INFRASTRUCTURE,
    part: 'Infrastructure Development',
    links: [['Start Your Project', '/contact']],
  },
  {
    lines: [184],
    page: INFRASTRUCTURE,
    part: 'Road Construction',
    titles: ['Road Construction', 'Earthworks', 'Water and Sewer Systems'],
  },
  { lines: [185], page: INFRASTRUCTURE, says: ['Drainage', 'Treatment plants'] },
  {
    lines: [185],
    page: INFRASTRUCTURE,
    part: 'Residential',
    titles: ['Residential', 'Commercial', 'Industrial', 'Mixed-Use'],
    says: ['Land development'],
  },
  { lines: [186], page: INFRASTRUCTURE, part: 'Why Choose Us', counts: { 'li > h3': 4 } },
  {
    lines: [186, 195],
    page: INFRASTRUCTURE,
    part: 'Featured Projects',
    says: [
      /Limpopo, South Africa.*20 km highway/,
      /Mpumalanga, South Africa.*250,000 residents/,
      /Gauteng, South Africa.*200-acre development/,
    ],
    counts: { 'li > h3': 3, 'li > h3 + p': 3, 'li > img[alt]:not([alt=""])': 3 },
  },
  {
    lines: [188],
    page: SPECIALTY,
    part: 'Steel Works',
    titles: [
      'Structural Steel Framing',
      'Steel Decking',
      'Miscellaneous Metals',
      'Metal Fabrication',
    ],
  },
  {
    lines: [189],
    page: SPECIALTY,
    part: 'Concrete Works',
    titles: ['Foundation Systems', 'Slabs', 'Tilt-up', 'Decorative Concrete'],
  },
  { lines: [190], page: SPECIALTY, part: 'Why Choose Us', counts: { 'li > h3': 4 } },
  {
    lines: [190, 195],
    page: SPECIALTY,
    part: 'Featured Projects',
    says: ['15,000 m² warehouse', '8-story building'],
    counts: { 'li > h3': 3, 'li > h3 + p': 3, 'li > img[alt]:not([alt=""])': 3 },
  },
  { lines: [191], page: ADDITIONAL, part: 'Equipment Hiring', counts: { 'li > h3': 3 } },
  { lines: [191], page: ADDITIONAL, part: 'Project Management' },
  {
    lines: [191, 192],
    page: ADDITIONAL,
    part: 'Maintenance Plans',
    titles: ['Basic', 'Standard', 'Premium'],
    says: [
      /Basic ?Quarterly inspections.*Standard ?Monthly checks.*Premium ?24\/7 emergency support/,
    ],
  },
  {
    lines: [193],
    page: ADDITIONAL,
    part: 'What Clients Say',
    counts: { 'figure blockquote': 3, figcaption: 3 },
    says: [/5 out of 5.*4 out of 5.*5 out of 5/],
  },
  {
    lines: [194],
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
