import { Fragment, useCallback, type FragmentInstance, type ReactNode } from 'react';
import type { Block } from '../../../generated/types';
import { markBlock } from './fragments';

/** Remembers where a block is drawn, without an element around it. */
export function MarkedBlock({ block, children }: { block: Block; children: ReactNode }) {
  const ref = useCallback(
    (fragment: FragmentInstance | null) => markBlock(block, fragment),
    [block],
  );
  return <Fragment ref={ref}>{children}</Fragment>;
}
