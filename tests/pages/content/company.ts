import type { Line } from './line';

/** Services, About, Portfolio and Air conditioning: sections H to K of the acceptance list. */
export const COMPANY: readonly Line[] = [
  {
    lines: [105, 106],
    page: '/services',
    part: 'Mining & Industrial',
    titles: ['Mining & Industrial', 'Energy', 'Civil Contractors', 'Agriculture'],
    counts: { article: 4, 'article ul': 4, 'article img[alt]:not([alt=""])': 4 },
    links: [
      ['Learn More', '/mining-industrial'],
      ['Learn More', '/energy-solutions'],
      ['Learn More', '/civil-contracting'],
      ['Learn More', '/agricultural-services'],
    ],
  },
  {
    lines: [109],
    page: '/about',
    says: ['established in 1991 under the Zimbabwe Companies Act', /certificate .*no\. [\d/]+/],
  },
  { lines: [110], page: '/about', part: 'Mission', titles: ['Mission', 'Vision'] },
  {
    lines: [111],
    page: '/about',
    part: 'Safety First',
    titles: [
      'Safety First',
      'Customer Focus',
      'Transparency & Integrity',
      'Innovation and Excellence',
      'Collaboration & Teamwork',
    ],
  },
  {
    lines: [112, 113],
    page: '/about',
    part: 'Banks',
    titles: [
      'Banks',
      'Telecom',
      'Healthcare',
      'Mining & Energy',
      'Civil Aviation',
      'Embassies',
      'Other Companies',
    ],
    counts: { li: 41 },
  },
  { lines: [114], page: '/about', part: 'Brands We Supply and Service', counts: { li: 14 } },
  { lines: [115], page: '/about', links: [['Partner With Us', '/contact']] },
  {
    lines: [116, 117],
    page: '/portfolio',
    part: 'Work You Can Visit',
    links: [
      ['View Projects', '#projects'],
      ['Get a Quote', '/contact'],
    ],
  },
  {
    lines: [119],
    page: '/portfolio',
    part: 'Projects',
    counts: { 'fieldset legend': 1, 'input[type=radio]': 6 },
    says: [/All Projects ?HVAC ?Agriculture ?Energy ?Industrial ?Civil/],
  },
  {
    lines: [120],
    page: '/portfolio',
    counts: { 'input[checked]': 1, 'input[value=all][checked]': 1 },
  },
  {
    lines: [122, 123],
    page: '/portfolio',
    part: 'Projects',
    counts: {
      'ul > li > h3': 15,
      'ul > li > h3 + p': 15,
      'ul > li > img[alt]:not([alt=""])': 15,
      'ul > li > p + ul': 15,
    },
  },
  {
    lines: [124],
    page: '/portfolio',
    part: 'Projects',
    says: ['Harare', 'Zvishavane', 'Mashonaland West', 'Mashonaland East', 'Lilongwe', 'Masvingo'],
  },
  { lines: [125], page: '/portfolio', part: 'Clients', counts: { li: 41 } },
  { lines: [126], page: '/portfolio', counts: { 'section:last-child a[href^="tel:+263"]': 1 } },
  {
    lines: [127],
    page: '/air-conditioning',
    part: 'Air Conditioning & Refrigeration',
    links: [
      ['Request a Consultation', '/contact'],
      ['Our Services', '#hvac'],
    ],
  },
  {
    lines: [128],
    page: '/air-conditioning',
    part: 'Mission',
    titles: ['Mission', 'Vision'],
    says: [/^Our first trade 30\+ Years|30\+ Years/],
  },
  {
    lines: [129],
    page: '/air-conditioning',
    part: 'Refrigeration',
    titles: ['Air Conditioning', 'Refrigeration', 'Heating & Ventilation'],
    counts: {
      'div:nth-child(1) > ul > li': 7,
      'div:nth-child(2) > ul > li': 7,
      'div:nth-child(3) > ul > li': 8,
    },
  },
  {
    lines: [130],
    page: '/air-conditioning',
    part: 'Residential',
    titles: ['Residential', 'Commercial', 'Industrial'],
  },
  { lines: [131], page: '/air-conditioning', part: 'Some of Our Clients', counts: { li: 41 } },
  { lines: [131], page: '/air-conditioning', part: 'Quality Guarantee', counts: { 'li > h3': 4 } },
  { lines: [131], page: '/air-conditioning', links: [['Get a Free Quote', '/contact']] },
];
