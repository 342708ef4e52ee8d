import type { ElementFile, OpenedElement } from '../context';
import type { Page } from './element';
import type { FetchFile } from './fetchFile';
import { renderer } from './renderer';

/**
 * Fetches the file of an element; undefined for elements without one. Rejects where that fails, and may be called
 * again.
 */
export type FetchElement = (tag: string) => Promise<OpenedElement> | undefined;

/** @param files The paths below /embed of elements with files of their own (`x-on-demand`), by tag. */
export function createFetchElement(
  page: Page,
  files: Partial<Record<string, string>>,
  fetchFile: FetchFile,
): FetchElement {
  const open = (module: ElementFile) => module.open(renderer, page);
  return (tag) => {
    const file = files[tag];
    return file === undefined ? undefined : fetchFile(file, open);
  };
}
