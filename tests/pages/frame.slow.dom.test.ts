import { describe, expect, it } from 'vitest';
import { contactFiles } from '../../src/node/site/contacts/contactFiles';
import { config, drawPage, linksOf, pages, pathsWhere, textOf, textsOf } from './pages';

const paths = [...pages.keys()];
const contacts = await contactFiles(config);

function footerOf(path: string): Element {
  const footer = drawPage(path).querySelector('footer');
  if (!footer) throw new Error(`${path} has no footer.`);
  return footer;
}

const home = footerOf('/');
const column = (n: number): Element => {
  const found = home.querySelectorAll('section')[n - 1];
  if (!found) throw new Error(`There is no column ${n}.`);
  return found;
};

describe('every page', () => {
  it.each(paths)('[F1] has header, content, footer, chat and notices: %s', (path) => {
    const page = drawPage(path);
    const parts = ['header', 'main', 'main h1', 'footer', 'aside', 'section[popover]'];
    expect(parts.map((part) => [part, page.querySelectorAll(part).length])).toEqual(
      parts.map((part) => [part, 1]),
    );
  });

  it('has the same header and footer', () => {
    const header = (path: string) => textOf(drawPage(path).querySelector('header'));
    expect(paths.filter((path) => header(path) !== header('/'))).toEqual([]);
    expect(paths.filter((path) => textOf(footerOf(path)) !== textOf(home))).toEqual([]);
  });

  it('has no gap in its heading levels', () => {
    const jumps = pathsWhere((page) => {
      const headings = [...page.querySelectorAll('main :is(h1, h2, h3)')];
      const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
      return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
    });
    expect(jumps).toEqual([]);
  });

  it('has unique ids, and a target for every anchor', () => {
    const idsOf = (page: HTMLElement) => [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(pathsWhere((page) => idsOf(page).length > new Set(idsOf(page)).size)).toEqual([]);
    const lost = pathsWhere((page) =>
      linksOf(page).some(
        ([, href]) => href.startsWith('#') && !idsOf(page).includes(href.slice(1)),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('links only to existing pages', () => {
    const known = new Set([...paths, ...contacts.keys(), '/shop']);
    const lost = paths.flatMap((path) =>
      linksOf(drawPage(path))
        .map(([, href]) => href)
        .filter((href) => /^\/(?!\/)/.test(href))
        .filter((href) => !known.has(decodeURI(href.replace(/[?#].*$/, ''))))
        .map((href) => `${path} → ${href}`),
    );
    expect(lost).toEqual([]);
  });

  it('[S16] opens external links in a new tab, announces that, and sends no referrer', () => {
    const outside = paths.flatMap((path) => [...drawPage(path).querySelectorAll('a[href^=http]')]);
    expect(outside.length).toBeGreaterThanOrEqual(paths.length * 5);
    for (const link of outside) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(textOf(link)).toContain('(opens in a new tab)');
    }
  });

  it('[S16] opens none of its own pages in a new tab', () => {
    const own = 'a[target]:not([href^=http])';
    expect(pathsWhere((page) => page.querySelector(own) !== null)).toEqual([]);
  });
});

describe('the footer', () => {
  it('[F2] has four columns', () => {
    expect(textsOf(home, 'section > h2')).toEqual([
      'Quick Links',
      'Our Services',
      'Zimbabwe Office',
      'Malawi Office',
    ]);
  });

  it('[F3] has five quick links', () => {
    expect(linksOf(column(1))).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Services', '/services'],
      ['Store', '/store'],
      ['Contact', '/contact'],
    ]);
  });

  it('[F4] [S13] links to the five services, energy labelled Electrical Supplies', () => {
    const links = linksOf(column(2));
    expect(links.map(([, href]) => href)).toEqual([
      '/air-conditioning',
      '/agricultural-services',
      '/mining-industrial',
      '/energy-solutions',
      '/civil-contracting',
    ]);
    expect(links[3]?.[0]).toBe('Electrical Supplies');
  });

  it('[F5] [F7] has the registered office in Harare with an e-mail address and three phone numbers', () => {
    const office = column(3);
    expect(textOf(office)).toContain('Registered office');
    expect(textOf(office)).toContain('Harare');
    expectContacts(office, 3);
  });

  it('[F6] [F7] has the main office in Blantyre with the same e-mail address and one phone number', () => {
    const office = column(4);
    expect(textOf(office)).toContain('Main office');
    expect(textOf(office)).toContain('Blantyre');
    expectContacts(office, 1);
    const mail = (n: number) => column(n).querySelector('a[href^=mailto]')?.getAttribute('href');
    expect(mail(4)).toBe(mail(3));
  });

  it('[F8] links to four social networks', () => {
    const social = linksOf(home, 'nav a');
    expect(social).toHaveLength(4);
    for (const [, href] of social) expect(href).toMatch(/^https:\/\//);
  });
});

describe('the chat', () => {
  const chat = drawPage('/').querySelector('aside');

  it('[F11] is titled Chat with us', () => {
    expect(textOf(chat?.querySelector('h2'))).toBe('Chat with us');
  });

  it('[F12] [F13] is prefilled with greeting and inquiry, and dials digits only', () => {
    const link = chat?.querySelector('a');
    const href = link?.getAttribute('href') ?? '';
    expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=[A-Za-z0-9%._~!*'()-]+$/);
    const text = new URL(href).searchParams.get('text');
    expect(text).toMatch(/^\S.*\S I would like to inquire about your products\/services\.$/);
    expect(link?.getAttribute('target')).toBe('_blank');
  });
});

function expectContacts(office: Element, phones: number): void {
  const calls = linksOf(office, 'a[href^=tel]');
  expect(calls).toHaveLength(phones);
  for (const [text, href] of calls) expect(href).toBe(`tel:${text.replaceAll(' ', '')}`);
  const [mail] = linksOf(office, 'a[href^=mailto]');
  expect(mail?.[1]).toBe(`mailto:${mail?.[0]}`);
}
