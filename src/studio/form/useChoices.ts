import { useEffect, useState } from 'react';
import type { Kind } from '../../document/schema/schema';
import type { Choice } from '../protocol';
import { useHost } from './formHost';

/** What a reference of a kind may name; undefined until the answer is there, or without a kind. */
export function useChoices(kind: Kind | undefined, at: string): readonly Choice[] | undefined {
  const { choices } = useHost();
  const [found, setFound] = useState<readonly Choice[]>();
  useEffect(() => {
    if (kind === undefined) return undefined;
    let isHere = true;
    choices(kind, at).then(
      (all) => isHere && setFound(all),
      // The bar says that the server does not answer.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [choices, kind, at]);
  return found;
}
