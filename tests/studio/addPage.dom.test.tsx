import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { valueAt } from '../../src/document/values';
import { AddPage } from '../../src/studio/shell/AddPage';
import { click, one, type } from '../../src/ui/testing/act';
import { drawView } from './drawView';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const { session, container } = await drawView(<AddPage onClose={() => {}} />);
  const news = { path: '/news', name: 'News', blocks: [{ type: 'news' }] };
  act(() => void session.change([{ op: 'insert', at: '/pages/-', value: news }]));
  const field = (label: string): HTMLInputElement => {
    const found = [...container.querySelectorAll('label')].find(({ textContent }) =>
      textContent.startsWith(label),
    );
    if (!found) throw new Error(`There is no field ${label}.`);
    return one(found, 'input, select, textarea') as HTMLInputElement;
  };
  return { session, container, field, add: one(container, 'button[type=submit]') };
}

it('[T55] news of today belong below the page that lists them, and not into the menu', async () => {
  const { session, field, add } = await open();
  const menu = valueAt(session.root.peek(), ['navigation', 'menu']);
  type(field('Name of the page'), 'A New Slip');
  click(field('It is news, of today'));
  expect(field('Put it in the menu').checked).toBe(false);
  expect(field('Address').value).toBe('/news/a-new-slip');
  click(add);
  const pages = valueAt(session.root.peek(), ['pages']) as object[];
  expect(pages.at(-1)).toMatchObject({ path: '/news/a-new-slip', date: '2026-11-28' });
  expect(valueAt(session.root.peek(), ['navigation', 'menu'])).toEqual(menu);
});

it('[T77] says while a name is typed that its title has no room, and which address cannot be', async () => {
  const { container, field, add } = await open();
  type(field('Name of the page'), 'Winter Storage in the Dry Shed Behind the Slipway');
  expect(container.textContent).toContain('71 of 60 characters');
  type(field('What it is about'), 'Boats stand dry.');
  expect(container.textContent).toContain('16 of at least 50 characters');
  type(field('Address'), '/Winter Storage');
  expect(container.textContent).toContain('An address begins with a slash');
  expect(add).toHaveProperty('disabled', true);
});
