import type { EndpointResult } from '../../catalogue/search/askEndpoint';
import type { SearchRequest, SearchResult } from '../../catalogue/search/searchTypes';
import type { ProductSummary } from '../../generated/types';
import type { EndpointProvider } from './provider';

/** How a question is answered: as a page, or as JSON. */
export type AnswerKind = 'html' | 'json';

/** What answers questions about one build of a site. */
export interface Answering {
  /** Of the catalogue: answers of another version are others. */
  version: string;
  /** The address of the page; that of answers as JSON ends in '.json', that of the page's script in '.js'. */
  address: string;
  /** Its products. */
  count: number;
  /** The script of the page. */
  script: string;
  /** Questions that it answers at the same time. */
  atOnce: number;
  /**
   * Answers a question.
   * @throws Unavailable if it cannot be answered now, but may be soon.
   */
  answer: (kind: AnswerKind, request: SearchRequest) => Promise<string>;
  close: () => Promise<void>;
}

/** What answers are made with. */
export interface AnswerTools {
  provider: EndpointProvider;
  /** The tiles of products, for listings. */
  tilesOf: (ids: readonly string[]) => readonly ProductSummary[];
  /** Draws the page of an answer. */
  draw: (request: SearchRequest, result: SearchResult) => string;
}

/** Asks a provider, and writes its answer. */
export const answerWith =
  ({ provider, tilesOf, draw }: AnswerTools): Answering['answer'] =>
  async (kind, request) => {
    const result = await provider.search(request);
    return kind === 'json'
      ? JSON.stringify(withTiles(request, result, tilesOf))
      : draw(request, result);
  };

/** A listing shows tiles, and no technical data. */
function withTiles(
  { isListing }: SearchRequest,
  result: SearchResult,
  tilesOf: AnswerTools['tilesOf'],
): EndpointResult {
  if (!isListing) return result;
  const { hits, more } = result;
  const bare = (all: typeof hits) => all.map((hit) => ({ ...hit, specifications: [] }));
  return {
    ...result,
    hits: bare(hits),
    ...(more && { more: { ...more, hits: bare(more.hits) } }),
    tiles: tilesOf([...hits, ...(more?.hits ?? [])].map(({ id }) => id)),
  };
}
