import { useCallback, useEffect } from 'react';
import type { Cart } from '../cart/store';
import { CartProvider } from '../cart/react/CartProvider';
import type { PageData, SiteData } from '../generated/types';
import { Boundary } from '../page/Boundary';
import { SiteProvider, useStrings } from '../site/SiteProvider';
import { notices } from '../widgets/notices/noticeStore';
import { Layout } from './layout/Layout';
import type { PageStore } from './navigation/pages';
import { usePages } from './navigation/usePages';
import { DraftBlocks } from '../studio/preview/page/DraftBlocks';
import { useDraftSite } from '../studio/preview/page/useDraftSite';
import { PageBlocks } from './PageBlocks';
import { Sorry } from './Sorry';

/** What server and browser pass to the app: equal values, or hydration would fail. */
export interface AppProps {
  site: SiteData;
  page: PageData;
  /** Undefined on sites without a store. */
  cart: Cart | undefined;
  pages: PageStore;
  /** Called once, after hydration. */
  onReady?: () => void;
}

function Screen({ page: first, pages }: Pick<AppProps, 'page' | 'pages'>) {
  const strings = useStrings();
  const onFail = useCallback(
    (retry: () => void) => {
      notices.add({
        id: 'load-failed',
        type: 'error',
        duration: Infinity,
        title: strings.loadFailed,
        action: { label: strings.retry, onClick: retry },
      });
    },
    [strings],
  );
  const { page, pending, whole } = usePages(pages, first, onFail);
  return (
    <Layout pending={pending} path={page.context.path}>
      {import.meta.env.STUDIO ? (
        <DraftBlocks key={page.context.path} page={page} instead={<Sorry />} />
      ) : (
        <PageBlocks key={page.context.path} page={page} whole={whole} />
      )}
    </Layout>
  );
}

/** The root component: renders the page of the current address. */
export function App({ site: given, page, cart, pages, onReady }: AppProps) {
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the condition is a constant of the bundle
  const site = import.meta.env.STUDIO ? useDraftSite(given) : given;
  useEffect(() => onReady?.(), [onReady]);
  const screen = (
    <Boundary type="App" path={page.context.path} instead={<Sorry />}>
      <Screen page={page} pages={pages} />
    </Boundary>
  );
  return (
    <SiteProvider site={site}>
      {(import.meta.env.STORE ?? cart) ? (
        <CartProvider cart={cart as Cart}>{screen}</CartProvider>
      ) : (
        screen
      )}
    </SiteProvider>
  );
}
