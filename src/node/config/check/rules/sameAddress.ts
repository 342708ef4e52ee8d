import type { Context, Rule } from '../context';
import { pagesOfListings } from '../listings';

/** A page that will be built at an address. */
interface Built {
  address: string;
  /** Its index in the list of pages. */
  page: number;
  /** The category or product that the page is made for; undefined for a page without a pattern. */
  madeFor: MadeFor | undefined;
}

/** What a page is made for. */
interface MadeFor {
  kind: 'category' | 'product';
  id: string;
  /** From 2, of further pages of a category. */
  number?: number;
}

/** No two pages are built at the same address, where the later one would silently replace the other. */
export const rule: Rule = (context) => {
  const { facts, routes } = context;
  const { pages } = facts;
  const first = new Map<string, Built>();
  const ofProducts: ProductPages[] = [];
  const told = new Set<string>();
  for (const [page, { address }] of pages.entries()) {
    if (address?.includes(PRODUCT) === true) {
      const made = { page, before: address.slice(0, address.indexOf(PRODUCT)) };
      ofProducts.push(made);
      for (const other of first.values()) {
        const built = productPageAt(other.address, made, routes);
        if (built) tell(other, built);
      }
      continue;
    }
    for (const built of otherPages(context, page)) {
      const { address: own } = built;
      const [product] = ofProducts.flatMap((made) => productPageAt(own, made, routes) ?? []);
      const other = first.get(own) ?? product;
      if (other) tell(other, built);
      else first.set(own, built);
    }
  }

  function tell(one: Built, two: Built): void {
    // Another rule reports pages with the same path, and categories with the same id.
    if (pages[one.page]?.address === pages[two.page]?.address) return;
    // One report is enough for two pages that share a thousand addresses.
    const pair = `${one.page} ${two.page}`;
    if (told.has(pair)) return;
    told.add(pair);
    const [here, there] = one.madeFor === undefined ? [one, two] : [two, one];
    const path = pages[here.page]?.path ?? [];
    const own =
      here.madeFor === undefined ? 'this one' : `the one made here for ${inWords(here.madeFor)}`;
    const others = `the one that "${pages[there.page]?.address}" makes for ${inWords(there.madeFor)}`;
    context.error(
      [...path, 'path'],
      `Two pages have the address "${here.address}": ${own}, and ${others}.`,
      'Visitors could see only one of them: change the address of this page, or the id or alias of that category or product.',
    );
  }
};

const PRODUCT = ':product';

/** The pages of all products: a catalogue has a hundred thousand, whose addresses need not be written to be compared. */
interface ProductPages {
  /** The index of the page that they are made by. */
  page: number;
  /** What stands in their addresses before the product. */
  before: string;
}

/** The page of a product at an address, if there is one. */
function productPageAt(
  address: string,
  { page, before }: ProductPages,
  { products }: Context['routes'],
): Built | undefined {
  const id = address.slice(before.length);
  if (!address.startsWith(before) || !products.has(id)) return undefined;
  return { address, page, madeFor: { kind: 'product', id } };
}

/** The pages, but those of products, that an entry of the list makes. */
function* otherPages({ facts, routes, config }: Context, page: number): Generator<Built> {
  const address = facts.pages[page]?.address;
  if (address === undefined) return;
  if (!address.includes(':category')) {
    yield { address, page, madeFor: undefined };
    return;
  }
  const listings = pagesOfListings(config);
  for (const slug of routes.categories) {
    const first = address.replace(':category', slug);
    yield { address: first, page, madeFor: { kind: 'category', id: slug } };
    for (let number = 2; number <= (listings.get(slug) ?? 1); number += 1) {
      const madeFor: MadeFor = { kind: 'category', id: slug, number };
      yield { address: `${first}/${number}`, page, madeFor };
    }
  }
}

function inWords(made: MadeFor | undefined): string {
  if (!made) return 'nothing else';
  const { kind, id, number } = made;
  return `${number === undefined ? '' : `page ${number} of `}the ${kind} "${id}"`;
}
