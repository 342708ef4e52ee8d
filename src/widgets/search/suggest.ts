import { encodeText } from '../../cart/chatLink';
import { fill } from '../../cart/fill';
import { MAX_SUGGESTED } from '../../catalogue/search/foreseeAnswer';
import type { Hit, SearchResult } from '../../catalogue/search/searchTypes';
import type { InterfaceStrings, StoreAddresses } from '../../generated/types';

/** Categories, and pages, that are suggested at most. */
const MAX_PLACES = 4;

/** A suggestion, which is a link. */
export interface Suggestion {
  href: string;
  text: string;
  /** The code of a product. */
  code?: string;
  /** Whether the link leaves the site. */
  isOutside?: boolean;
}

/** Suggestions of a kind; the last ones need no heading. */
export interface SuggestionGroup {
  heading?: string;
  suggestions: readonly Suggestion[];
}

/** What the words and links of suggestions are made from. */
interface Sources {
  strings: InterfaceStrings;
  addresses: StoreAddresses;
  /** The start of a link to ask the team. */
  ask: string;
  /** The address of the listing of all products. */
  allOf: string;
  /** The path of the page that is open, which is not offered again. */
  here: string;
}

/**
 * The suggestions for a question: products, categories, pages, and all results. Where there is no such product, it says
 * so and offers to ask the team.
 */
export function suggest(
  { hits, places, match, corrected, total }: SearchResult,
  q: string,
  { strings, addresses, ask, allOf, here }: Sources,
): readonly SuggestionGroup[] {
  if (q === '') return seenAmong(hits, { strings, addresses, here });
  const isSimilar = match === 'similar' && hits.length > 0;
  const isNothing = total === 0 && places.length === 0;
  const placesOf = (kind: 'category' | 'page') =>
    places
      .filter((place) => place.kind === kind)
      .slice(0, MAX_PLACES)
      .map(({ href, name }) => ({ href, text: name }));
  const products = hits.slice(0, MAX_SUGGESTED).map((hit) => toSuggestion(hit, addresses));
  const askTeam = toAsk(q, { strings, ask });
  const all = {
    href: `${allOf}?${new URLSearchParams({ q })}`,
    text: fill(strings.allResults, { term: q }),
  };
  const read = corrected ? fill(strings.readAs, { term: corrected }) : strings.products;
  const last = [...(isSimilar || isNothing ? [askTeam] : []), ...(total > 0 ? [all] : [])];
  return [
    { heading: isSimilar ? fill(strings.noPart, { term: q }) : read, suggestions: products },
    { heading: strings.searchCategories, suggestions: placesOf('category') },
    { heading: strings.searchPages, suggestions: placesOf('page') },
    {
      ...(isNothing && { heading: fill(strings.nothingFound, { term: q }) }),
      suggestions: last,
    },
  ].filter(({ suggestions }) => suggestions.length > 0);
}

const toAsk = (q: string, { strings, ask }: Pick<Sources, 'strings' | 'ask'>): Suggestion => ({
  href: ask + encodeText(fill(strings.askAboutText, { term: q })),
  text: fill(strings.askAbout, { term: q }),
  isOutside: /^https?:/.test(ask),
});

/** What is left while the search cannot be reached: the team, and the categories of the store. */
export const whileLost = (
  q: string,
  { strings, addresses, ask }: Sources,
): readonly SuggestionGroup[] => [
  {
    heading: strings.productsLost,
    suggestions: [
      toAsk(q, { strings, ask }),
      { href: addresses.home, text: strings.searchCategories },
    ],
  },
];

/** What was looked at last, without the page that is open. */
function seenAmong(
  hits: readonly Hit[],
  { strings, addresses, here }: Pick<Sources, 'strings' | 'addresses' | 'here'>,
): readonly SuggestionGroup[] {
  const suggestions = hits
    .map((hit) => toSuggestion(hit, addresses))
    .filter(({ href }) => href !== here);
  return suggestions.length > 0 ? [{ heading: strings.recentlySeen, suggestions }] : [];
}

const toSuggestion = ({ id, code, name, size }: Hit, addresses: StoreAddresses): Suggestion => ({
  href: addresses.product + (size ? `${id}#${size.id}` : id),
  code: size?.code ?? code,
  text: size ? `${name}, ${size.name}` : name,
});
