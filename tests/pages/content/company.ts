import type { Expectation } from './expectation';

/** Services, About, Portfolio and Air conditioning: what requirements ask of them. */
export const COMPANY: readonly Expectation[] = [
  {
    requirements: '[P11]',
    page: '/services',
    section: 'Mining & Industrial',
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
    requirements: '[P13]',
    page: '/about',
    says: ['established in 1991 under the Zimbabwe Companies Act', /certificate .*no\. [\d/]+/],
  },
  { requirements: '[P13]', page: '/about', section: 'Mission', titles: ['Mission', 'Vision'] },
  {
    requirements: '[P14]',
    page: '/about',
    section: 'Safety First',
    titles: [
      'Safety First',
      'Customer Focus',
      'Transparency & Integrity',
      'Innovation and Excellence',
      'Collaboration & Teamwork',
    ],
  },
  {
    requirements: '[P15]',
    page: '/about',
    section: 'Banks',
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
  {
    requirements: '[P15]',
    page: '/about',
    section: 'Brands We Supply and Service',
    counts: { li: 14 },
  },
  { requirements: '[P15]', page: '/about', links: [['Partner With Us', '/contact']] },
  {
    requirements: '[P16]',
    page: '/portfolio',
    section: 'Work You Can Visit',
    links: [
      ['View Projects', '#projects'],
      ['Get a Quote', '/contact'],
    ],
  },
  {
    requirements: '[P18]',
    page: '/portfolio',
    section: 'Projects',
    counts: { 'fieldset legend': 1, 'input[type=radio]': 6 },
    says: [/All Projects ?HVAC ?Agriculture ?Energy ?Industrial ?Civil/],
  },
  {
    requirements: '[P18]',
    page: '/portfolio',
    counts: { 'input[checked]': 1, 'input[value=all][checked]': 1 },
  },
  {
    requirements: '[P18] [P19]',
    page: '/portfolio',
    section: 'Projects',
    counts: {
      'ul > li > h3': 15,
      'ul > li > h3 + p': 15,
      'ul > li > img[alt]:not([alt=""])': 15,
      'ul > li > p + ul': 15,
    },
  },
  {
    requirements: '[P19]',
    page: '/portfolio',
    section: 'Projects',
    says: ['Harare', 'Zvishavane', 'Mashonaland West', 'Mashonaland East', 'Lilongwe', 'Masvingo'],
  },
  { requirements: '[P20]', page: '/portfolio', section: 'Clients', counts: { li: 41 } },
  {
    requirements: '[P20]',
    page: '/portfolio',
    counts: { 'section:last-child a[href^="tel:+263"]': 1 },
  },
  {
    requirements: '[P21]',
    page: '/air-conditioning',
    section: 'Air Conditioning & Refrigeration',
    links: [
      ['Request a Consultation', '/contact'],
      ['Our Services', '#hvac'],
    ],
  },
  {
    requirements: '[P21]',
    page: '/air-conditioning',
    section: 'Mission',
    titles: ['Mission', 'Vision'],
    says: [/^Our first trade 30\+ Years|30\+ Years/],
  },
  {
    requirements: '[P21]',
    page: '/air-conditioning',
    section: 'Refrigeration',
    titles: ['Air Conditioning', 'Refrigeration', 'Heating & Ventilation'],
    counts: {
      'div:nth-child(1) > ul > li': 7,
      'div:nth-child(2) > ul > li': 7,
      'div:nth-child(3) > ul > li': 8,
    },
  },
  {
    requirements: '[P21]',
    page: '/air-conditioning',
    section: 'Residential',
    titles: ['Residential', 'Commercial', 'Industrial'],
  },
  {
    requirements: '[P22]',
    page: '/air-conditioning',
    section: 'Some of Our Clients',
    counts: { li: 41 },
  },
  {
    requirements: '[P22]',
    page: '/air-conditioning',
    section: 'Quality Guarantee',
    counts: { 'li > h3': 4 },
  },
  { requirements: '[P22]', page: '/air-conditioning', links: [['Get a Free Quote', '/contact']] },
];
