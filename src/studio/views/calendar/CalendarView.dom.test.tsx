import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSchemas } from '../../../node/schemas/load';
import { click } from '../../../ui/testing/act';
import { mount } from '../../../ui/testing/mount';
import { settle } from '../../../ui/testing/settle';
import { StudioContext, type StudioShell } from '../../shell/studio';
import { CalendarView } from './CalendarView';

const schema = loadSchemas(process.cwd()).config;
const notice = { type: 'notice', heading: 'Closed', text: 'On Monday.' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Draws the calendar of a site that was published on 29 November. */
async function draw(blocks: object[], pages: object[] = []) {
  const reveal = vi.fn<(pointer: string) => void>();
  const showView = vi.fn<(name: string) => void>();
  const root = signal({ pages: [{ path: '/', title: 'Home | Yard', blocks }, ...pages] });
  const ask = async () => ({ ways: [], live: { at: '2026-11-29T10:00:00Z' } });
  const studio = { session: { schema, root, api: { ask } }, host: { reveal }, showView };
  const { container } = mount(
    <StudioContext value={studio as unknown as StudioShell}>
      <CalendarView />
    </StudioContext>,
  );
  await settle();
  return { container, reveal, showView };
}

it('[U16] the calendar leads to each date, and says when to build again and what is due', async () => {
  const { container, reveal } = await draw(
    [
      { ...notice, from: '2026-12-24T08:00' },
      { ...notice, until: '2026-11-30' },
    ],
    [{ path: '/sale', title: 'Sale | Yard', from: '2026-11-30', until: '2027-01-31', blocks: [] }],
  );
  const { textContent } = container;
  expect(textContent).toContain('The site has to be built again on 1 February 2027');
  expect(textContent).toContain('Since then, one change has become due');
  const entries = [...container.querySelectorAll<HTMLElement>('li button')];
  expect(entries.map((entry) => entry.textContent)).toEqual([
    '24 December 2026, 08:00 Appears Notice: Closed, Home',
    '1 February 2027 Goes Sale',
    '1 December 2026 Gone Notice: Closed, Home',
  ]);
  for (const entry of entries) click(entry);
  expect(reveal.mock.calls).toEqual([
    ['/pages/0/blocks/0/from'],
    ['/pages/1/until'],
    ['/pages/0/blocks/1/until'],
  ]);
});

it('[U17] the calendar says that blocks of the next weeks appear and go by themselves', async () => {
  const { container } = await draw([{ ...notice, from: '2026-12-24T08:00' }]);
  expect(container.textContent).toContain('What is to come appears and goes by itself');
  expect(container.textContent).toContain('and the links to them, wait for the next build');
  expect(container.textContent).not.toContain('last published');
});

it('[U16] the calendar names a block without a heading by its kind, not by its date', async () => {
  const { container } = await draw([{ type: 'stats', items: [], until: '2026-12-24' }]);
  expect(container.textContent).toContain('25 December 2026 Goes Stats, Home');
});

it('[U16] the calendar of a site without dates says that nothing changes by itself', async () => {
  const { container } = await draw([notice]);
  expect(container.textContent).toContain('Nothing changes by itself');
  expect(container.querySelectorAll('li')).toHaveLength(0);
  expect(container.textContent).not.toContain('last published');
});
