import { act } from 'react';
import { expect, it } from 'vitest';
import { FilesView } from '../../src/studio/views/files/FilesView';
import { click, one } from '../../src/ui/testing/act';
import { settle } from '../../src/ui/testing/settle';
import { drawView } from './drawView';

const files = [
  { src: '/downloads/eng-010.pdf', bytes: 120_000, canGo: true },
  { src: '/downloads/old.pdf', bytes: 4000, canGo: true },
  { src: '/proof.txt', bytes: 40, canGo: false },
];

it('[T72] says of each file where it is offered, and names those that no page offers', async () => {
  const { session, container } = await drawView(<FilesView />, {
    ask: (() => Promise.resolve({ files, deleted: [] })) as never,
  });
  act(() => {
    session.change([{ op: 'set', at: '/store/products/0/dataSheet', value: files[0]?.src }]);
  });
  await settle();
  const rows = () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    expect.stringContaining('Offered in 1 place'),
    expect.stringContaining('No page offers it'),
    expect.stringContaining('No page offers it'),
  ]);
  click(one(container, 'input[type=checkbox]'));
  expect(rows()).toEqual([
    expect.stringContaining('old.pdf'),
    expect.stringContaining('proof.txt'),
  ]);
  // Only what no page offers can go, and nothing that may be there for others.
  const deletes = [...container.querySelectorAll('[aria-label^="Delete"]')];
  expect(deletes.map((button) => button.getAttribute('aria-label'))).toEqual(['Delete old.pdf']);
});

it('[T72] a file that is deleted is put back with the next press', async () => {
  const [, old] = files;
  const deleted = { id: `1${old?.src}`, src: old?.src, at: 1, bytes: 4000 };
  const ask = async (route: string) =>
    route === 'delete-file' ? { files: [], deleted: [deleted] } : { files, deleted: [] };
  const { container } = await drawView(<FilesView />, { ask: ask as never });
  await settle();
  click(one(container, '[aria-label="Delete old.pdf"]'));
  await settle();
  expect(container.textContent).toContain('Deleted files');
  expect(document.activeElement).toBe(one(container, '[aria-label="Put back old.pdf"]'));
  click(one(container, '[aria-label="Put back old.pdf"]'));
  await settle();
  expect(container.textContent).not.toContain('Deleted files');
});
