import { act } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteData } from '../../generated/types';
import { SiteProvider } from '../../site/SiteProvider';
import { click, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { ConnectionLost } from './connection';
import { heldStore, pageOf, stayOnThePage, type HeldStore } from './testing';
import { usePages } from './usePages';

const site = {
  site: { url: 'https://acme.example' },
  patterns: [],
  redirects: [],
} as unknown as SiteData;
const first = pageOf('/');
const lost = new ConnectionLost('/page');
const onFail = vi.fn<(retry: () => void) => void>();
const retry = () => act(() => onFail.mock.lastCall?.[0]());
let held: HeldStore;
let container: HTMLElement;

function Screen() {
  const navigate = useNavigate();
  const { page, pending } = usePages(held.store, first, onFail);
  return (
    <main>
      <h1>{page.title}</h1>
      {pending && <progress />}
      <a href="/about">About</a>
      <a href="/contact">Contact</a>
      <button type="button" onClick={() => void navigate('/')}>
        Elsewhere
      </button>
    </main>
  );
}

const heading = () => one(container, 'h1').textContent;
const follow = (path: string) => click(one(container, `[href="${path}"]`));

beforeEach(() => {
  stayOnThePage();
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', vi.fn<typeof scrollTo>());
  held = heldStore();
  ({ container } = mount(
    <BrowserRouter useTransitions={false}>
      <SiteProvider site={site}>
        <Screen />
      </SiteProvider>
    </BrowserRouter>,
  ));
});
afterEach(() => vi.unstubAllGlobals());

it('[X11] a page that could not be fetched is tried again as the last click, whatever was opened since', async () => {
  follow('/about');
  await held.fail('/about', lost);
  follow('/contact');
  await held.come('/contact');
  retry();
  expect(container.querySelector('progress')).not.toBeNull();
  await held.come('/about');
  expect(heading()).toBe('Title of /about');
});

it('[X11] a page that the router leads to is tried again in place, because a reload may end on a page of the browser', async () => {
  held.haveReady('/about');
  follow('/about');
  click(one(container, 'button'));
  await held.fail('/', lost);
  expect([heading(), location.pathname]).toEqual(['Title of /about', '/']);
  retry();
  await held.fail('/', lost);
  expect(onFail).toHaveBeenCalledTimes(3);
  retry();
  await held.come('/');
  expect(heading()).toBe('Title of /');
});

it('[X11] a page that is still being fetched is waited for no more once another one is opened', async () => {
  held.haveReady('/contact');
  follow('/about');
  expect(container.querySelector('progress')).not.toBeNull();
  follow('/contact');
  await held.come('/about');
  expect([heading(), container.querySelector('progress')]).toEqual(['Title of /contact', null]);
});
