import { useCallback, useEffect, useMemo, useState } from 'react';
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

/**
 * The products of a listing that an endpoint searches, page by page.
 * @param address Of the endpoint; undefined for a listing that is searched in the page.
 * @param first What is asked first, and its answer.
 * @param pages How many pages are shown.
 */
export function useRemote(
  address: string | undefined,
  first: { request: SearchRequest | undefined; found: Answered },
  pages: number,
): Remote {
  const { request, found } = first;
  const further = useFurther(address, request, pages);
  const answer: EndpointResult | undefined = found.answer;
  const isCurrent = found.isCurrent && further.isCurrent;
  const products = useMemo(() => {
    if (address === undefined || !answer) return undefined;
    const tiles = tilesOf(answer);
    return {
      products: [...tiles(answer.hits), ...further.products],
      total: answer.total,
      more: answer.more ? tiles(answer.more.hits) : [],
      isCurrent,
    };
  }, [address, answer, further.products, isCurrent]);
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

/** The pages after the first. */
function useFurther(
  address: string | undefined,
  request: SearchRequest | undefined,
  pages: number,
): Omit<Further, 'asked' | 'turn'> & { isCurrent: boolean; retry: () => void } {
  const [settled, setSettled] = useState<Further>();
  const [turn, setTurn] = useState(0);
  const asked = address && request && pages > 1 ? JSON.stringify({ ...request, page: pages }) : '';
  useEffect(() => {
    if (address === undefined || asked === '') return undefined;
    let left = false;
    const { page: last = 1, ...rest } = JSON.parse(asked) as SearchRequest;
    const numbers = Array.from({ length: last - 1 }, (_, n) => n + 2);
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
  }, [address, asked, turn]);
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
