import { describe, expect, it } from 'vitest';
import { drawPage, linksOf, pages, textOf, textsOf } from '../pages';
import { COMPANY } from './company';
import { MINING } from './mining';
import { lacks, sectionOf, type Expectation } from './expectation';
import { ENERGY } from './energy';
import { CIVIL } from './civil';
import { AGRICULTURE } from './agriculture';

const EXPECTATIONS = [...COMPANY, ...MINING, ...ENERGY, ...CIVIL, ...AGRICULTURE];

const contentOf = (path: string): Element => {
  const content = drawPage(path).querySelector('main');
  if (!content) throw new Error(`${path} has no content.`);
  return content;
};
const named = (expected: Expectation): [string, Expectation] => {
  const section = expected.section ? ` › ${expected.section}` : '';
  return [`${expected.requirements} ${expected.page}${section}`, expected];
};

describe('every page has what is required of it', () => {
  it.each(EXPECTATIONS.map(named))('%s', (_, expected) => {
    expect(lacks(contentOf(expected.page), expected)).toEqual([]);
  });
});

describe('pages', () => {
  it('[P12] about: five slides in their order', () => {
    const slides = textsOf(contentOf('/about'), '[aria-roledescription=slide] h2');
    expect(slides).toEqual([
      'Refrigeration and Air Conditioning',
      'Electrical',
      'Civil',
      'Mining and Industrial',
      'Agriculture',
    ]);
  });

  it('[P17] portfolio: four figures', () => {
    const figures = [...contentOf('/portfolio').querySelectorAll('dl > div')].map((figure) =>
      textOf(figure.querySelector('dd')).concat(' ', textOf(figure.querySelector('dt'))),
    );
    expect(figures).toEqual([
      '300+ HVAC Systems Installed',
      '200+ Tractors Deployed',
      '120+ Solar Installations',
      '40+ Industrial Projects',
    ]);
  });

  it('[P18] portfolio: a choice of exactly these values', () => {
    const values = [...contentOf('/portfolio').querySelectorAll('input[name=filter]')].map(
      (choice) => choice.getAttribute('value'),
    );
    expect(values).toEqual(['all', 'hvac', 'agriculture', 'energy', 'industrial', 'civil']);
  });

  it('[P32] energy: services are numbered from 1 to 20 across all groups', () => {
    const list = sectionOf(contentOf('/energy-solutions'), 'Twenty Services in Four Groups');
    const numbers = textsOf(list ?? contentOf('/'), 'ol > li > span:first-child').map(Number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('[P34] energy: two pages show the same materials below their own headings', () => {
    const shared = (path: string) =>
      [...contentOf(path).querySelectorAll('section')].slice(1).map((section) => section.innerHTML);
    const materials = shared('/energy-solutions/materials');
    expect(materials).toHaveLength(4);
    expect(shared('/energy-solutions/power-equipment')).toEqual(materials);
    const page = pages.get('/energy-solutions/power-equipment')?.page;
    expect(page?.canonical).toMatch(/\/energy-solutions\/materials$/);
  });

  it('[P39] civil: the pictures of the four sections alternate sides', () => {
    const sides = [
      'Building Works',
      'Infrastructure Development',
      'Specialty Construction',
      'Additional Services',
    ].map((heading) => {
      const section = sectionOf(contentOf('/civil-contracting'), heading);
      return section?.querySelector('div > img')?.className.includes('flip');
    });
    expect(sides).toEqual([false, true, false, true]);
  });
});

describe('the pages of a section', () => {
  const landings = [
    '/mining-industrial',
    '/energy-solutions',
    '/civil-contracting',
    '/agricultural-services',
  ];
  const below = (landing: string) =>
    [...pages.keys()].filter((path) => path.startsWith(`${landing}/`));

  it.each(landings)('[A6] are all listed on its landing: %s', (landing) => {
    const list = sectionOf(contentOf(landing), 'In this section');
    const listed = list ? linksOf(list).map(([, href]) => href) : [];
    expect(listed.toSorted()).toEqual(below(landing).toSorted());
    expect(listed).toHaveLength(4);
  });

  it.each(landings.flatMap(below))('[A6] have a breadcrumb: %s', (path) => {
    const crumbs = linksOf(contentOf(path), 'nav[aria-label="Breadcrumb"] a');
    expect(crumbs.map(([, href]) => href)).toEqual(['/', path.slice(0, path.lastIndexOf('/'))]);
    expect(textsOf(contentOf(path), 'nav [aria-current=page]')).toHaveLength(1);
  });

  it.each(['/mining-industrial/pumps', '/energy-solutions/solar', '/energy-solutions/renewable'])(
    '[A10] show their placeholder text first and help after it: %s',
    (path) => {
      const [notice] = textsOf(contentOf(path), 'section:nth-of-type(2) p');
      expect(notice).toMatch(/^This page is under construction/);
      expect(contentOf(path).querySelectorAll('section').length).toBeGreaterThan(3);
    },
  );
});

describe('titles and descriptions', () => {
  const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
  // Pages that repeat another have its canonical URL.
  const own = [...pages].filter(([path, { page }]) => new URL(page.canonical).pathname === path);

  it('are unique per page', () => {
    expect(own.length).toBeGreaterThan(70);
    expect(repeated(own.map(([, { page }]) => page.title))).toEqual([]);
    expect(repeated(own.map(([, { page }]) => page.description))).toEqual([]);
  });
});
