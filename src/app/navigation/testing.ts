import { act } from 'react';
import type { PageData } from '../../generated/types';
import { dataId } from './pageIds';
import type { PageStore } from './pages';

/** Prevents navigation: happy-dom follows links before listeners on the document run. */
export function stayOnThePage(): void {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { navigation: object } } };
  Object.assign(happyDOM.settings.navigation, {
    disableMainFrameNavigation: true,
    disableFallbackToSetURL: true,
  });
}

/** A page without blocks. */
export function pageOf(pathname: string, id = dataId(pathname)): PageData {
  return {
    id,
    title: `Title of ${pathname}`,
    description: `About ${pathname}`,
    canonical: `https://acme.example${pathname}`,
    blocks: [],
    context: { path: pathname, crumbs: [], children: [] },
  };
}

/** A page store whose requests settle when the test says so. */
export interface HeldStore {
  store: PageStore;
  /** The requested paths. */
  asked: () => string[];
  haveReady: (pathname: string) => void;
  come: (pathname: string) => Promise<void>;
  fail: (pathname: string, error: Error) => Promise<void>;
}

/** An empty store with pending requests. */
export function heldStore(): HeldStore {
  const ready = new Map<string, PageData>();
  const waiting = new Map<string, { come: () => void; fail: (error: Error) => void }>();
  const haveReady = (pathname: string) => void ready.set(pathname, pageOf(pathname));
  const load = (pathname: string) =>
    new Promise<PageData>((resolve, reject) => {
      const come = () => {
        haveReady(pathname);
        resolve(pageOf(pathname));
      };
      waiting.set(pathname, { come, fail: reject });
    });
  const askedFor = (pathname: string) => {
    const one = waiting.get(pathname);
    if (!one) throw new Error(`nobody asked for ${pathname}`);
    return one;
  };
  return {
    store: { ready: (pathname) => ready.get(pathname), load },
    asked: () => [...waiting.keys()],
    haveReady,
    come: (pathname) => act(async () => askedFor(pathname).come()),
    fail: (pathname, error) => act(async () => askedFor(pathname).fail(error)),
  };
}
