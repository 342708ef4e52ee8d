import { useCallback, useEffect } from 'react';
import type { Cart } from '../cart/store';
import { storageKey } from '../cart/storage';
import { CartProvider } from '../cart/react/CartProvider';
import type { PageData, SiteData } from '../generated/types';
import { Boundary } from '../page/Boundary';
import { SiteProvider, useStrings } from '../site/SiteProvider';
import { notices } from '../widgets/notices/noticeStore';
import { Layout } from './layout/Layout';
import type { PageStore } from './navigation/pages';
import { usePages } from './navigation/usePages';
import { PageBlocks } from './PageBlocks';
import { Sorry } from './Sorry';

/** What server and browser hand to the app: the same values, or hydrating would draw everything anew. */
export interface AppProps {
  site: SiteData;
  page: PageData;
  /** The inquiry list; a site without a store has none. */
  cart: Cart | undefined;
  pages: PageStore;
  /** Called once, when React has hydrated the page. */
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
      <PageBlocks key={page.context.path} page={page} whole={whole} />
    </Layout>
  );
}

/** The site: one screen that shows the page of the address. */
export function App({ site, page, cart, pages, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  const screen = (
    <Boundary type="App" path={page.context.path} instead={<Sorry />}>
      <Screen page={page} pages={pages} />
    </Boundary>
  );
  return (
    <SiteProvider site={site}>
      {(import.meta.env.STORE ?? cart) ? (
        <CartProvider cart={cart as Cart} storageKey={storageKey(site.site.id)}>
          {screen}
        </CartProvider>
      ) : (
        screen
      )}
    </SiteProvider>
  );
}
