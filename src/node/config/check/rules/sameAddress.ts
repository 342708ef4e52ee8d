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

/** What a page is made for: a catalogue has a hundred thousand, which are put into words when they have to be. */
interface MadeFor {
  kind: 'category' | 'product';
  id: string;
  /** From 2, of further pages of a category. */
  number?: number;
}

/** No two pages are built at the same address, where the later one would silently replace the other. */
export const rule: Rule = (context) => {
  const { pages } = context.facts;
  const first = new Map<string, Built>();
  const told = new Set<string>();
  for (const built of builtPages(context)) {
    const other = first.get(built.address);
    if (other) tell(other, built);
    else first.set(built.address, built);
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

function* builtPages(context: Context): Generator<Built> {
  const { facts, routes, config } = context;
  const listings = pagesOfListings(config);
  for (const [page, { address }] of facts.pages.entries()) {
    if (address === undefined) continue;
    if (address.includes(':category')) {
      for (const slug of routes.categories) {
        const first = address.replace(':category', slug);
        yield { address: first, page, madeFor: { kind: 'category', id: slug } };
        for (let number = 2; number <= (listings.get(slug) ?? 1); number += 1) {
          const madeFor: MadeFor = { kind: 'category', id: slug, number };
          yield { address: `${first}/${number}`, page, madeFor };
        }
      }
    } else if (address.includes(':product')) {
      for (const id of routes.products)
        yield { address: address.replace(':product', id), page, madeFor: { kind: 'product', id } };
    } else yield { address, page, madeFor: undefined };
  }
}

function inWords(made: MadeFor | undefined): string {
  if (!made) return 'nothing else';
  const { kind, id, number } = made;
  return `${number === undefined ? '' : `page ${number} of `}the ${kind} "${id}"`;
}
