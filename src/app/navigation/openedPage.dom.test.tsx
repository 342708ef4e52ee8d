import { BrowserRouter, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { SiteData } from '../../generated/types';
import { SiteProvider } from '../../site/SiteProvider';
import { click, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { heldStore, pageOf } from './testing';
import { usePages } from './usePages';

const site = {
  site: { url: 'https://acme.example' },
  patterns: [],
  redirects: [],
} as unknown as SiteData;

it('[L14] the page that was opened is known as such until it is left, so that no spinner takes its place', () => {
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', vi.fn<typeof scrollTo>());
  const { store, haveReady } = heldStore();
  for (const path of ['/', '/about']) haveReady(path);
  const first = pageOf('/');
  function Screen() {
    const navigate = useNavigate();
    const { page } = usePages(store, first, () => {});
    return (
      <>
        <h1>{`${page.title}${page.context.opened ? ', opened' : ''}`}</h1>
        {['/', '/about'].map((path) => (
          <button key={path} type="button" value={path} onClick={() => void navigate(path)}>
            {path}
          </button>
        ))}
      </>
    );
  }
  const { container } = mount(
    <BrowserRouter useTransitions={false}>
      <SiteProvider site={site}>
        <Screen />
      </SiteProvider>
    </BrowserRouter>,
  );
  const heading = () => one(container, 'h1').textContent;
  expect(heading()).toBe('Title of /, opened');
  click(one(container, '[value="/about"]'));
  expect(heading()).toBe('Title of /about');
  click(one(container, '[value="/"]'));
  expect(heading()).toBe('Title of /');
  vi.unstubAllGlobals();
});
