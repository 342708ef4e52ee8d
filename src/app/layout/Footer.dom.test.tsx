import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Branch, Footer as FooterData } from '../../generated/types';
import { one } from '../../ui/testing/act';
import { hydrate } from '../../ui/testing/hydrate';
import { mount } from '../../ui/testing/mount';
import { Site } from '../../widgets/testing';
import { Footer } from './Footer';
import { Year } from './Year';

describe('the footer', () => {
  const office: Branch = {
    id: 'yard',
    name: 'The Yard',
    country: 'Cornwall',
    role: 'Yard and shop',
    address: { street: '3 Ropewalk', locality: 'Falmouth' },
    phones: [
      // Pasted from a text with a no-break space.
      { number: '+44\u00A01632 960123', footer: true },
      { number: '+44 1632 960124', footer: false },
    ],
    email: 'yard@acme.example',
    hours: [],
  };
  const footer: FooterData = {
    columns: [
      { title: 'Pages', links: [{ label: 'About', href: '/about' }] },
      { title: 'The Yard', branch: office },
    ],
  };
  const draw = (site: object = {}) =>
    mount(
      <Site site={{ site: { name: 'Acme' }, social: [], footer, ...site } as object}>
        <Footer />
      </Site>,
    ).container;

  it('[F5] has a column of links and one with an office and the phones marked for the footer', () => {
    const hrefs = [...draw().querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/about', 'tel:+441632960123', 'mailto:yard@acme.example']);
    expect(one(draw(), 'address').textContent).toContain('3 Ropewalk, Falmouth, Cornwall');
  });

  it('shows the role of an office only if it has one', () => {
    const { role: _, ...plain } = office;
    const lines = (branch: Branch) => {
      const drawn = draw({ footer: { columns: [{ title: 'The Yard', branch }] } });
      return [...drawn.querySelectorAll('address > p')].map((line) => line.textContent);
    };
    expect(lines(office)).toEqual(['Yard and shop', '3 Ropewalk, Falmouth, Cornwall']);
    expect(lines(plain)).toEqual(['3 Ropewalk, Falmouth, Cornwall']);
  });

  it('names the copyright owner: as configured, else by its registered name, else by its name', () => {
    const end = (site: object) => one(draw(site), 'footer > :last-child p').textContent;
    expect(end({})).toMatch(/^© \d{4} Acme$/);
    expect(end({ site: { name: 'Acme', legalName: 'Acme Ltd' } })).toMatch(/^© \d{4} Acme Ltd$/);
    expect(end({ footer: { ...footer, copyright: 'Acme & sons' } })).toMatch(
      /^© \d{4} Acme & sons$/,
    );
  });

  it('shows the sentence about the company, if there is one', () => {
    const end = (more: object) =>
      one(draw({ footer: { ...footer, ...more } }), 'footer > :last-child p');
    expect(end({ tagline: 'Boats since 1962.' }).textContent).toMatch(
      /^Boats since 1962\.© \d{4} Acme$/,
    );
    expect(end({}).querySelector('br')).toBeNull();
  });

  it('shows social networks only if there are any', () => {
    expect(draw().querySelector('nav')).toBeNull();
    const social = [{ name: 'Forum', href: 'https://forum.example.org/acme' }];
    const link = one(draw({ social }), 'nav a');
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://forum.example.org/acme',
      '_blank',
    ]);
  });
});

describe('the copyright year', () => {
  afterEach(() => vi.useRealTimers());

  it("[F9] keeps the viewer's year, set by the early script, through hydration", () => {
    vi.useFakeTimers({ now: new Date(2025, 5, 1), toFake: ['Date'] });
    const { html, container, complaints } = hydrate(<Year />, (page) => {
      one(page, '[data-year]').textContent = '2031';
    });
    expect(html).toContain('2025');
    expect(container.textContent).toBe('2031');
    expect(complaints).toEqual([]);
  });
});
