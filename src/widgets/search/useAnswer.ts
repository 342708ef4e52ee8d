import { useCallback, useEffect, useState } from 'react';
import type { SearchRequest, SearchResult } from '../../catalogue/search/searchTypes';
import { askCatalogue } from './askCatalogue';

/** The answer to what a component asks the search. */
export interface Answered {
  /** The latest answer; while the next one is on its way, that to the question before. */
  answer: SearchResult | undefined;
  /** The request that `answer` is the answer to. */
  of: SearchRequest | undefined;
  /** Whether that is the present request. */
  isCurrent: boolean;
  /** Whether the search could not be reached for the present request. */
  failed: boolean;
  retry: () => void;
}

interface Settled {
  /** The request that came to an end last, as JSON, and which try it was. */
  asked: string;
  turn: number;
  failed: boolean;
  result?: SearchResult | undefined;
  of?: SearchRequest | undefined;
}

/**
 * Asks the search at an address whenever the request changes, and again when a lost network is back. Without a request, or on a site without a search,
 * nothing is asked.
 */
export function useAnswer(
  address: string | undefined,
  request: SearchRequest | undefined,
): Answered {
  const [settled, setSettled] = useState<Settled>();
  const [turn, setTurn] = useState(0);
  const asked = request === undefined ? '' : JSON.stringify(request);
  useEffect(() => {
    if (address === undefined || asked === '') return undefined;
    let left = false;
    const of = JSON.parse(asked) as SearchRequest;
    askCatalogue(address, of).then(
      (result) => left || setSettled({ asked, turn, failed: false, result, of }),
      () => left || setSettled((last) => ({ ...last, asked, turn, failed: true })),
    );
    return () => {
      left = true;
    };
  }, [address, asked, turn]);
  const hasEnded = asked !== '' && settled?.asked === asked && settled.turn === turn;
  const failed = hasEnded && settled.failed;
  const retry = useCallback(() => setTurn((last) => last + 1), []);
  useEffect(() => {
    if (!failed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed, retry]);
  return {
    answer: asked === '' ? undefined : settled?.result,
    of: asked === '' ? undefined : settled?.of,
    isCurrent: hasEnded && !settled.failed,
    failed,
    retry,
  };
}
