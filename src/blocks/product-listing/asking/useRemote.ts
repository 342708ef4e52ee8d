import { useCallback, useEffect, useMemo, useState } from 'react';
import { PAGE_SIZE } from '../../../catalogue/pageSize';
import type { EndpointResult } from '../../../catalogue/search/askEndpoint';
import type { Hit, SearchRequest } from '../../../catalogue/search/searchTypes';
import type { ProductSummary } from '../../../generated/types';
import { askCatalogue } from '../../../widgets/search/askCatalogue';
import type { Answered } from '../../../widgets/search/useAnswer';
import type { RemoteProducts } from '../findings';

/** The products of a listing that an endpoint searches. */
export interface Remote {
  products: RemoteProducts | undefined;
  failed: boolean;
  retry: () => void;
}

/** Pages that are asked for at most: an address may name any page, and the endpoint would refuse so many questions. */
const MAX_PAGES = 100;

/** Which pages are shown. */
interface ShownPages {
  /** The number of the last one. */
  pages: number;
  /** How many there are before the first one. */
  skipped: number;
}

/**
 * The products of a listing that an endpoint searches, page by page.
 * @param address Of the endpoint; undefined for a listing that is searched in the page.
 * @param first What is asked first, and its answer.
 */
export function useRemote(
  address: string | undefined,
  first: { request: SearchRequest | undefined; found: Answered },
  { pages, skipped }: ShownPages,
): Remote {
  const { request, found } = first;
  const further = useFurther(address, request, { pages, skipped });
  const answer: EndpointResult | undefined = found.answer;
  const isCurrent = found.isCurrent && further.isCurrent;
  const products = useMemo(() => {
    if (address === undefined || !answer || found.failed) return undefined;
    // Until its page has come, what was built with the page stays.
    if (skipped > 0 && further.products === NONE) return undefined;
    const tiles = tilesOf(answer);
    return {
      products: [...(skipped === 0 ? tiles(answer.hits) : []), ...further.products],
      before: skipped * PAGE_SIZE,
      total: answer.total,
      more: answer.more ? tiles(answer.more.hits) : [],
      isCurrent,
    };
  }, [address, answer, found.failed, further.products, isCurrent, skipped]);
  return {
    products,
    failed: address !== undefined && (found.failed || further.failed),
    retry: useRetry(found, further),
  };
}

/** Asks again what could not be asked. */
export function useRetry(...asked: readonly [Retriable, Retriable]): () => void {
  const [first, second] = asked;
  const [retryFirst, retrySecond] = [first.retry, second.retry];
  return useCallback(() => {
    if (first.failed) retryFirst();
    if (second.failed) retrySecond();
  }, [first.failed, second.failed, retryFirst, retrySecond]);
}

type Retriable = Pick<Answered, 'failed' | 'retry'>;

function tilesOf({ tiles = [] }: EndpointResult) {
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  return (hits: readonly Hit[]) => hits.flatMap(({ id }) => byId.get(id) ?? []);
}

const NONE: readonly ProductSummary[] = [];

interface Further {
  /** What was asked, as JSON, and which try it was. */
  asked: string;
  turn: number;
  failed: boolean;
  products: readonly ProductSummary[];
}

/** The pages that are shown, without the first of all. */
function useFurther(
  address: string | undefined,
  request: SearchRequest | undefined,
  { pages, skipped }: ShownPages,
): Omit<Further, 'asked' | 'turn'> & { isCurrent: boolean; retry: () => void } {
  const [settled, setSettled] = useState<Further>();
  const [turn, setTurn] = useState(0);
  const asked = address && request && pages > 1 ? JSON.stringify({ ...request, page: pages }) : '';
  useEffect(() => {
    if (address === undefined || asked === '') return undefined;
    let left = false;
    const { page: last = 1, ...rest } = JSON.parse(asked) as SearchRequest;
    const from = Math.max(skipped, 1);
    const count = Math.min(last - from, MAX_PAGES);
    const numbers = Array.from({ length: count }, (_, n) => from + n + 1);
    // Those that were shown before come from the browser's cache.
    const all = numbers.map(async (page) => {
      const answer: EndpointResult = await askCatalogue(address, {
        ...rest,
        page,
        withFacets: false,
      });
      return tilesOf(answer)(answer.hits);
    });
    Promise.all(all).then(
      (found) => left || setSettled({ asked, turn, failed: false, products: found.flat() }),
      () =>
        left || setSettled((before) => ({ products: NONE, ...before, asked, turn, failed: true })),
    );
    return () => {
      left = true;
    };
  }, [address, asked, skipped, turn]);
  const hasEnded = asked === '' || (settled?.asked === asked && settled.turn === turn);
  const failed = asked !== '' && hasEnded && settled?.failed === true;
  // Of the same question, fewer pages are shown until more have come.
  const isOfQuestion = asked !== '' && settled !== undefined && sameQuestion(settled.asked, asked);
  return {
    products: isOfQuestion ? settled.products : NONE,
    isCurrent: hasEnded && !failed,
    failed,
    retry: useCallback(() => setTurn((before) => before + 1), []),
  };
}

const sameQuestion = (a: string, b: string) =>
  a.replace(/"page":\d+/, '') === b.replace(/"page":\d+/, '');
