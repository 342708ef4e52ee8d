import { createContext, useContext, useMemo } from 'react';
import type { Schema } from '../../document/schema/schema';
import { stepsOf } from '../../document/operation';
import { valueAt } from '../../document/values';
import { useHost } from './formHost';
import { moveInto, moveOut, nestingOf, type Nesting } from './nesting';

/** The entry around a list, if it may hold entries of its own kind. */
interface Holder {
  nesting: Nesting;
  /** The pointer of the outer list, and the entry's index in it. */
  at: string;
  index: number;
  /** How many entries the outer list may have. */
  most: number;
}

/** The entry around a list of a form. */
export const HolderContext = createContext<Holder | undefined>(undefined);

/** Moves of the entries of a list into and out of one another, where its schema has such lists in one another. */
export function useNesting(schema: Schema, at: string) {
  const { root, change, reveal } = useHost();
  const around = useContext(HolderContext);
  const nesting = useMemo(() => schema.items && nestingOf(schema.items), [schema]);
  const isInner =
    around !== undefined && at === `${around.at}/${around.index}/${around.nesting.field}`;
  const listAt = (pointer: string): unknown => valueAt(root.peek(), stepsOf(pointer));
  const make = (move: ReturnType<typeof moveInto>) => {
    if (!move) return;
    change(move.operations);
    reveal(move.to);
  };
  return {
    /** What its entries tell the lists in them. */
    holder: (index: number): Holder | undefined =>
      nesting && { nesting, at, index, most: schema.maxItems ?? Infinity },
    canMoveInto: (index: number): boolean =>
      nesting !== undefined && moveInto(nesting, listAt(at), { at, index }) !== undefined,
    moveInto: nesting && ((index: number) => make(moveInto(nesting, listAt(at), { at, index }))),
    canMoveOut: (): boolean => {
      const outer = around && listAt(around.at);
      return isInner && Array.isArray(outer) && outer.length < around.most;
    },
    moveOut: isInner
      ? (index: number) => {
          const { nesting: own, at: outer, index: holder } = around;
          make(moveOut(own, listAt(at), { at: outer, index, holder }));
        }
      : undefined,
  };
}
