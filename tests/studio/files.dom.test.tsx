import { act } from 'react';
import { expect, it } from 'vitest';
import { FilesView } from '../../src/studio/views/files/FilesView';
import { click, one } from '../../src/ui/testing/act';
import { settle } from '../../src/ui/testing/settle';
import { drawView } from './drawView';

const files = [
  { src: '/downloads/eng-010.pdf', bytes: 120_000 },
  { src: '/downloads/old.pdf', bytes: 4000 },
];

it('[T72] says of each file where it is offered, and names those that no page offers', async () => {
  const { session, container } = await drawView(<FilesView />, {
    ask: (() => Promise.resolve({ files })) as never,
  });
  act(() => {
    session.change([{ op: 'set', at: '/store/products/0/dataSheet', value: files[0]?.src }]);
  });
  await settle();
  const rows = () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    expect.stringContaining('Offered in 1 place'),
    expect.stringContaining('No page offers it'),
  ]);
  click(one(container, 'input[type=checkbox]'));
  expect(rows()).toEqual([expect.stringContaining('old.pdf')]);
});
