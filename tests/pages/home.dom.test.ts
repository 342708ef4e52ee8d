import { describe, expect, it } from 'vitest';
import { drawPage, linksOf, sectionOf, textOf, textsOf } from './pages';

const home = drawPage('/');
const slides = [...home.querySelectorAll('[aria-roledescription=slide]')];
const section = (heading: string) => sectionOf(home, heading);

describe('the carousel of the home page', () => {
  it('[P1] has four slides in their order', () => {
    expect(slides.map((slide) => textOf(slide.querySelector('h2')))).toEqual([
      'Industrial Solutions Experts',
      'HVAC Specialists',
      'Mining & Industrial Specialists',
      'Civil Engineering Contractors',
    ]);
  });

  it('[P1] has a subtitle and a picture on each slide', () => {
    const pictures = slides.map((slide) => slide.querySelector('img')?.getAttribute('src'));
    expect(new Set(pictures).size).toBe(4);
    for (const slide of slides)
      expect(textOf(slide.querySelector('h2 + p')).length).toBeGreaterThan(20);
  });

  it('[M2] has two arrows and one dot per slide', () => {
    const names = [...home.querySelectorAll('[aria-roledescription=carousel] button')].map(
      (button) => button.getAttribute('aria-label'),
    );
    expect(names).toEqual(expect.arrayContaining(['Previous slide', 'Next slide']));
    expect(names.filter((name) => /^Slide \d: /.test(name ?? ''))).toEqual([
      'Slide 1: Industrial Solutions Experts',
      'Slide 2: HVAC Specialists',
      'Slide 3: Mining & Industrial Specialists',
      'Slide 4: Civil Engineering Contractors',
    ]);
  });

  it('[P2] offers a quote and more on every slide', () => {
    expect(slides.map((slide) => linksOf(slide))).toEqual(
      slides.map((slide) => [
        ['Request a Quote', '/contact'],
        // Without the visually hidden context.
        [`Learn More: ${slide.querySelector('h2')?.textContent}`, '/about'],
      ]),
    );
  });

  it('loads the first picture eagerly, the others lazily', () => {
    const loading = slides.map((slide) => slide.querySelector('img')?.getAttribute('loading'));
    expect(loading).toEqual([null, 'lazy', 'lazy', 'lazy']);
  });
});

describe('the sections of the home page', () => {
  it('[P3] the company: three figures, two badges and a link to About', () => {
    const about = [...home.querySelectorAll('section')].find((one) =>
      linksOf(one).some(
        ([, href]) => href === '/about' && !one.hasAttribute('aria-roledescription'),
      ),
    );
    const figures = [...(about?.querySelectorAll('dl > div') ?? [])].map((figure) => [
      textOf(figure.querySelector('dd')),
      textOf(figure.querySelector('dt')),
    ]);
    expect(figures).toEqual([
      ['30+', 'Years Experience'],
      ['500+', 'Clients Served'],
      ['100%', 'Commitment'],
    ]);
    expect(textOf(about)).toMatch(/Since 1991.*24\/7 Support/);
  });

  it('[P4] 41 clients', () => {
    const names = textsOf(section('Trusted By Industry Leaders'), 'li');
    expect(names).toHaveLength(41);
    expect(new Set(names).size).toBe(41);
  });

  it.each([
    ['Air Conditioning', 7],
    ['Refrigeration', 7],
    ['Heating & Ventilation', 8],
  ])('[P5] the list %s has %i items', (title, count) => {
    const heading = [...home.querySelectorAll('main h3')].find((one) => textOf(one) === title);
    const items = textsOf(heading?.parentElement ?? home, 'li');
    expect(items).toHaveLength(count);
    for (const item of items) expect(item.length).toBeGreaterThan(10);
  });

  it('[P6] four other services, each linked to its page', () => {
    const services = section('Our Other Services');
    expect(textsOf(services, 'h3')).toEqual([
      'Mining & Industrial',
      'Energy',
      'Civil Contractors',
      'Agriculture',
    ]);
    const links = linksOf(services, 'li a');
    expect(links.map(([, href]) => href)).toEqual([
      '/mining-industrial',
      '/energy-solutions',
      '/civil-contracting',
      '/agricultural-services',
    ]);
    for (const [text] of links) expect(text).toMatch(/^Learn More/);
  });

  it('[P7] 14 air-conditioner brands', () => {
    const brands = section('We service AC units from all reputable manufacturers');
    expect(new Set(textsOf(brands, 'li')).size).toBe(14);
  });

  it('[P8] five sectors', () => {
    expect(textsOf(section('Sectors We Serve'), 'h3')).toEqual([
      'Banking & Finance',
      'Healthcare',
      'Manufacturing',
      'Residential',
      'Retail',
    ]);
  });

  it('[P9] one tile per category of the store, and a link to all products', () => {
    const links = linksOf(section('Product Categories')).map(([, href]) => href);
    expect(links).toEqual([
      '/store/category/refrigeration',
      '/store/category/agriculture',
      '/store/category/mining',
      '/store/category/energy',
      '/store/category/construction',
      '/shop',
    ]);
    expect(linksOf(section('Product Categories')).at(-1)?.[0]).toBe('View All Products');
  });

  it('[P10] a closing call to contact the team', () => {
    const last = [...home.querySelectorAll('main > section')].at(-1);
    expect(last && linksOf(last)).toEqual([['Contact Our Team', '/contact']]);
  });
});
