import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../src/ui/testing/mount';
import { one } from '../../src/ui/testing/act';
import { Panel } from './Panel';

const { href } = location;
const navigation = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('navigation', navigation);
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', href);
});

/** Opens the panel; tells whether it has been closed. */
async function openPanel() {
  const { container } = mount(<Panel title="List" close="Close" onClosed={() => {}} />);
  const dialog = one(container, 'dialog') as HTMLDialogElement;
  await vi.waitFor(() => expect(dialog.open).toBe(true));
  return () => !dialog.open;
}

it.each([
  ['Back', () => window.dispatchEvent(new Event('popstate'))],
  ['a new route', () => navigation.dispatchEvent(new Event('currententrychange'))],
])('[E27] the panel closes at %s, but not while the address stays', async (_, move) => {
  const isClosed = await openPanel();
  act(() => void move());
  expect(isClosed()).toBe(false);
  history.replaceState(null, '', '/elsewhere');
  act(() => void move());
  expect(isClosed()).toBe(true);
});
