import { createContext, useContext } from 'react';
import type { Block } from '../generated/types';

/**
 * Receives each block that throws while a page is prerendered, with its path.
 * In browsers nobody listens: there, each block has an error boundary.
 */
export const LeftOutContext = createContext<(block: Block, path: string) => void>(() => {});

/**
 * The fallback of a block. It shows nothing. When a block throws while it is prerendered, React renders the fallback in
 * its place and tells nobody, so the fallback tells.
 */
export function LeftOut({ block, path }: { block: Block; path: string }) {
  useContext(LeftOutContext)(block, path);
  return null;
}
