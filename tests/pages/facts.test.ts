// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { drawPage, pages, pathsWhere, textOf, textsOf } from './pages';

const paths = [...pages.keys()];
const words = new Map(paths.map((path) => [path, textOf(drawPage(path))]));
/** The content alone, without header, footer and chat. */
const content = (path: string) => textOf(drawPage(path).querySelector('main'));

/** Pages on whose words a pattern is found. */
const saying = (pattern: RegExp) => paths.filter((path) => pattern.test(words.get(path) ?? ''));

describe('what the company says of itself', () => {
  it('[3] names 1991 as its year, and no other year as the beginning', () => {
    expect(content('/')).toContain('Since 1991');
    expect(saying(/(since|founded in|established in) (?!1991)\d{4}/i)).toEqual([]);
  });

  it.each(['30+ Years Experience', '500+ Clients Served', '100% Commitment', '24/7 Support'])(
    '[4] claims %s on the home page',
    (claim) => {
      const [figure, ...label] = claim.split(' ');
      const stats = [...drawPage('/').querySelectorAll('main dl > div')].map(
        (stat) => `${textOf(stat.querySelector('dd'))} ${textOf(stat.querySelector('dt'))}`,
      );
      expect(stats).toContain(`${figure} ${label.join(' ')}`);
    },
  );

  it.each([
    ['/air-conditioning', /refrigeration/i],
    ['/agricultural-services', /tractors/i],
    ['/mining-industrial', /mining/i],
    ['/energy-solutions', /solar/i],
    ['/energy-solutions', /biogas/i],
    ['/energy-solutions', /wind/i],
    ['/energy-solutions', /transformers/i],
    ['/energy-solutions', /electrical materials/i],
    ['/civil-contracting', /building works/i],
  ])('[5] covers its sector on %s: %s', (path, pattern) => {
    expect(content(path)).toMatch(pattern);
  });

  it.each([
    /manufactur/i,
    /engineering/i,
    /\bmin(es|ing)\b/i,
    /\bfarms?\b/i,
    /hospital|medical|healthcare/i,
    /\bbank/i,
    /\bretail|shops?\b/i,
    /residential|homes?\b/i,
    /business/i,
  ])('[6] speaks on the home page to those it works for: %s', (pattern) => {
    expect(content('/')).toMatch(pattern);
  });

  it('[7] names Zimbabwe and Malawi as its area, South Africa nowhere as that', () => {
    const footer = (page: HTMLElement) => textOf(page.querySelector('footer'));
    expect(pathsWhere((page) => !/Zimbabwe.*Malawi/.test(footer(page)))).toEqual([]);
    expect(content('/contact')).toMatch(/Zimbabwe.*Malawi/);
    expect(saying(/Zimbabwe,? (and|or) South Africa/)).toEqual([]);
  });
});

describe('what the site is not', () => {
  it('[1] has no accounts: no password, no sign-in', () => {
    const doors = /\b(log ?in|sign ?(in|up)|register|my account)\b/i;
    const hasDoor = (page: HTMLElement) =>
      page.querySelector('input[type=password]') !== null ||
      textsOf(page, 'a, button').some((text) => doors.test(text));
    expect(pathsWhere(hasDoor)).toEqual([]);
  });

  it('[2] takes no payment', () => {
    expect(saying(/pay now|credit card|card number|checkout with|paypal|visa\b/i)).toEqual([]);
    expect(pathsWhere((page) => page.querySelector('[autocomplete^=cc-]') !== null)).toEqual([]);
  });
});

describe('prices', () => {
  const PRICE = /\$\s?\d/;

  it('[9] stand on no listing, no product page and not in the list', () => {
    const store = paths.filter((path) => /^\/(store\/|cart)/.test(path));
    expect(store.length).toBeGreaterThan(60);
    expect(store.filter((path) => PRICE.test(words.get(path) ?? ''))).toEqual([]);
  });

  it('[10] are eight, on the featured tiles of two pages', () => {
    const found = paths.flatMap((path) =>
      [...drawPage(path).querySelectorAll('article')].flatMap((tile) => {
        const price = PRICE.test(textOf(tile)) ? /\$[\d.,]+/.exec(textOf(tile))?.[0] : undefined;
        return price === undefined ? [] : [`${textOf(tile.querySelector('h2, h3'))} ${price}`];
      }),
    );
    expect([...new Set(found)].toSorted()).toEqual([
      'Armored Power Cable $12.99',
      'Copper Cable Lugs $34.99',
      'Flexible Jaw Coupling $128.50',
      'MCCB Circuit Breaker $475.00',
      'Planetary Gearbox $2,450.00',
      'Porcelain Disc Insulator $89.50',
      'Premium Hydraulic Oil $585.00',
      'Synthetic Gear Oil $245.00',
    ]);
    const outside = pathsWhere((page) => {
      const copy = document.createElement('div');
      copy.append(page.cloneNode(true));
      for (const tile of copy.querySelectorAll('article')) tile.remove();
      return PRICE.test(textOf(copy));
    });
    expect(outside).toEqual([]);
  });

  it('[338] stand on tiles of products that no listing shows, each with a page of its own', () => {
    const tiles = paths
      .flatMap((path) => Array.from(drawPage(path).querySelectorAll('article')))
      .filter((tile) => PRICE.test(textOf(tile)));
    const leading = tiles.map((tile) => tile.querySelector('a[href^="/store/product/"]'));
    const targets = new Set(leading.map((link) => link?.getAttribute('href') ?? ''));
    expect(targets.size).toBe(8);
    expect([...targets].filter((target) => !pages.has(target))).toEqual([]);
    const listing = drawPage('/store/category/all');
    const listed = [...targets].filter((target) => listing.querySelector(`a[href="${target}"]`));
    expect(listed).toEqual([]);
  });
});

describe('placeholders', () => {
  it('[340] of the specification are filled in everywhere', () => {
    const open = paths.flatMap((path) =>
      [...(words.get(path) ?? '').matchAll(/\{\w+(\.\w+)?\}/g)].map(
        ([place]) => `${path} ${place}`,
      ),
    );
    // The sample for React has two of its own.
    expect(open).toEqual(['/partners {unit.id}', '/partners {unit.name}']);
    const isLeft = ({ name, value }: Attr) => name !== 'data-cart-link' && /\{\w+\}/.test(value);
    const left = pathsWhere((page) =>
      [...page.querySelectorAll('*')].some(({ attributes }) => [...attributes].some(isLeft)),
    );
    expect(left).toEqual([]);
  });
});
