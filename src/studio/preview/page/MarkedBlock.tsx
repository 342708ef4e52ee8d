import { Fragment, memo, useCallback, type ComponentProps, type FragmentInstance } from 'react';
import type { BlockFrame } from '../../../page/BlockRenderer';
import { markBlock } from './fragments';

type Props = ComponentProps<BlockFrame>;

/** Remembers where a block is drawn, without an element around it. Draws it again only when it has changed. */
export const MarkedBlock = /* @__PURE__ */ memo(function MarkedBlock({ block, children }: Props) {
  const ref = useCallback(
    (fragment: FragmentInstance | null) => markBlock(block, fragment),
    [block],
  );
  return <Fragment ref={ref}>{children}</Fragment>;
}, isSame);

/** What is drawn depends on block and context alone. Each draft comes with a new context, which usually says the same. */
function isSame(before: Props, after: Props): boolean {
  return (
    before.block === after.block &&
    (before.context === after.context ||
      JSON.stringify(before.context) === JSON.stringify(after.context))
  );
}
