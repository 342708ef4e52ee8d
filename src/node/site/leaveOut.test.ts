import { expect, it } from 'vitest';
import type { Block, SiteConfig } from '../../generated/authored';
import { leaveOut } from './leaveOut';

const notice = (text: string, hidden?: boolean) =>
  ({ type: 'notice', text, ...(hidden !== undefined && { hidden }) }) as Block;

const config = (blocks: Block[]) =>
  ({
    pages: [{ path: '/', title: 'Home', description: 'Home', blocks }],
    notFound: { title: 'Gone', description: 'Gone', blocks },
    shared: { blocks: { ask: blocks }, logos: {} },
  }) as unknown as SiteConfig;

it('[T10] leaves hidden blocks out of pages, shared lists, columns and the 404 page', () => {
  const columns = (...hidden: boolean[]) =>
    ({ type: 'columns', columns: [hidden.map((one) => notice('In a column', one))] }) as Block;
  const before = config([notice('A'), notice('B', true), columns(true, false)]);
  const copy = structuredClone(before);
  const after = config([notice('A'), columns(false)]);
  expect(leaveOut(before)).toEqual(after);
  expect(before).toEqual(copy);
});
