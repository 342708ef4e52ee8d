import { useEffect, useState } from 'react';
import type { Kind } from '../../document/schema/schema';
import type { Choice } from '../protocol';
import { useHost } from './formHost';

const NONE: readonly Choice[] = [];

/** What a reference may name; nothing until the answer is there. */
export function useChoices(kind: Kind, at: string): readonly Choice[] {
  const { choices } = useHost();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let isHere = true;
    void choices(kind, at).then((all) => isHere && setFound(all));
    return () => {
      isHere = false;
    };
  }, [choices, kind, at]);
  return found;
}
