import { describe, expect, it } from 'vitest';
import { config, drawPage, pages, pathsWhere, textOf, textsOf } from './pages';

const paths = [...pages.keys()];
const words = new Map(paths.map((path) => [path, textOf(drawPage(path))]));
/** A page's content, without header, footer and chat. */
const content = (path: string) => textOf(drawPage(path).querySelector('main'));

/** Pages whose text matches a pattern. */
const saying = (pattern: RegExp) => paths.filter((path) => pattern.test(words.get(path) ?? ''));

describe('the company', () => {
  it('[C3] is where its registered office is', () => {
    expect(content('/contact')).toContain('Marlborough, Harare, Zimbabwe');
  });

  it('[S4] was founded in 1991, and no other year says otherwise', () => {
    expect(content('/')).toContain('Since 1991');
    expect(saying(/(since|founded in|established in) (?!1991)\d{4}/i)).toEqual([]);
  });

  it.each(['30+ Years Experience', '500+ Clients Served', '100% Commitment', '24/7 Support'])(
    '[S5] claims %s on the home page',
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
  ])('[S6] covers its sector on %s: %s', (path, pattern) => {
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
  ])('[S3] speaks on the home page to those it works for: %s', (pattern) => {
    expect(content('/')).toMatch(pattern);
  });

  it('[S7] operates in Zimbabwe and Malawi, nowhere in South Africa', () => {
    const footer = (page: HTMLElement) => textOf(page.querySelector('footer'));
    expect(pathsWhere((page) => !/Zimbabwe.*Malawi/.test(footer(page)))).toEqual([]);
    expect(content('/contact')).toMatch(/Zimbabwe.*Malawi/);
    expect(saying(/Zimbabwe,? (and|or) South Africa/)).toEqual([]);
  });
});

describe('the site', () => {
  it('[S1] has no accounts: no password, no sign-in', () => {
    const doors = /\b(log ?in|sign ?(in|up)|register|my account)\b/i;
    const hasDoor = (page: HTMLElement) =>
      page.querySelector('input[type=password]') !== null ||
      textsOf(page, 'a, button').some((text) => doors.test(text));
    expect(pathsWhere(hasDoor)).toEqual([]);
  });

  it('[S2] takes no payment', () => {
    expect(saying(/pay now|credit card|card number|checkout with|paypal|visa\b/i)).toEqual([]);
    expect(pathsWhere((page) => page.querySelector('[autocomplete^=cc-]') !== null)).toEqual([]);
  });
});

describe('prices', () => {
  const PRICE = /\$\s?\d/;

  it('[S10] appear in no listing, on no product page and not in the list', () => {
    const store = paths.filter((path) => /^\/(store\/|cart)/.test(path));
    expect(store.length).toBeGreaterThan(60);
    expect(store.filter((path) => PRICE.test(words.get(path) ?? ''))).toEqual([]);
  });

  it('[S11] appear eight times, on the featured tiles of two pages', () => {
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

  it('[D14] belong to unlisted products, each with its own page', () => {
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

describe('invented content', () => {
  const invented = new Set(['testimonials', 'project-gallery']);

  it('[S9] is marked as a sample', () => {
    const unmarked = config.pages.flatMap(({ path, blocks, samples = [] }) =>
      blocks
        .filter(({ type }) => invented.has(type) && !samples.includes(type))
        .map(({ type }) => `${path} ${type}`),
    );
    expect(unmarked).toEqual([]);
    expect(config.pages.some(({ samples }) => samples)).toBe(true);
    expect(config.shared?.sampleLogos).toEqual(Object.keys(config.shared?.logos ?? {}));
    expect(config.store?.sampleReview?.sample).toBe(true);
  });

  it('[S8] has addresses and numbers that do not exist', () => {
    for (const { email, phones } of config.branches) {
      expect(email).toMatch(/\.example$/);
      for (const { number } of phones)
        expect(number.replaceAll(/\D/g, '')).toMatch(/^\d{1,3}00|0{6}/);
    }
  });
});

describe('placeholders', () => {
  it('[S8] are filled in everywhere', () => {
    const open = paths.flatMap((path) =>
      [...(words.get(path) ?? '').matchAll(/\{\w+(\.\w+)?\}/g)].map(
        ([place]) => `${path} ${place}`,
      ),
    );
    const inCode = paths.flatMap((path) =>
      [...drawPage(path).querySelectorAll('pre code')].flatMap((sample) =>
        [...textOf(sample).matchAll(/\{\w+(\.\w+)?\}/g)].map(([place]) => `${path} ${place}`),
      ),
    );
    // Code samples have braces of their own.
    expect(open).toEqual(inCode);
    // The early script fills these in.
    const filledLater = new Set(['data-cart-link', 'data-send']);
    const isLeft = ({ name, value }: Attr) => !filledLater.has(name) && /\{\w+\}/.test(value);
    const left = pathsWhere((page) =>
      [...page.querySelectorAll('*')].some(({ attributes }) => [...attributes].some(isLeft)),
    );
    expect(left).toEqual([]);
  });
});
