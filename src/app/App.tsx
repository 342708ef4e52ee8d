import { useCallback, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Cart } from '../cart/store';
import { CartProvider } from '../cart/react/CartProvider';
import type { PageData, SiteData } from '../generated/types';
import { Boundary } from '../page/Boundary';
import { SiteProvider, useStrings } from '../site/SiteProvider';
import { notices } from '../widgets/notices/noticeStore';
import { Kept } from './Kept';
import type { KeptPage } from './keptPage';
import { Layout } from './layout/Layout';
import type { PageStore } from './navigation/pages';
import { usePages } from './navigation/usePages';
import { PageBlocks, type PageBlocksProps } from './PageBlocks';

/** What server and browser pass to the app: equal values, or hydration would fail. */
export interface AppProps {
  site: SiteData;
  page: PageData;
  /** Undefined on sites without a store. */
  cart: Cart | undefined;
  pages: PageStore;
  /** The page as it was delivered, in the browser. */
  kept?: KeptPage;
  /** Called once, after hydration. */
  onReady?: () => void;
  /** Draws the blocks of a page. An editor's preview hands in its own, which follows the draft. */
  Blocks?: ComponentType<PageBlocksProps>;
  /** False: the content of the page alone. The server draws header and footer once for many pages. */
  withFrame?: boolean;
}

/** The notice that a page could not be loaded. */
const LOAD_FAILED = 'load-failed';

function Screen({
  page: first,
  pages,
  kept,
  Blocks = PageBlocks,
  withFrame = true,
}: Pick<AppProps, 'page' | 'pages' | 'kept' | 'Blocks' | 'withFrame'>) {
  const strings = useStrings();
  const onFail = useCallback(
    (retry: () => void) => {
      notices.add({
        id: LOAD_FAILED,
        type: 'error',
        title: strings.loadFailed,
        action: { label: strings.retry, onClick: retry },
      });
    },
    [strings],
  );
  const { page, isDelivered, pending, whole } = usePages(pages, first, onFail);
  const { key } = useLocation();
  // Who has come to another page, or back, no longer waits for the one that failed.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the page and its place say when
  useEffect(() => notices.dismiss(LOAD_FAILED), [page, key]);
  return (
    <Layout pending={pending} path={page.context.path} withFrame={withFrame}>
      <Blocks
        key={page.context.path}
        page={page}
        whole={whole}
        {...(kept && isDelivered && { instead: keptBlock(kept) })}
      />
    </Layout>
  );
}

const keptBlock = (page: KeptPage) => (index: number) => <Kept page={page} index={index} />;

/** The root component: renders the page of the current address. */
export function App({ site, cart, onReady, ...screenProps }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  const screen = (
    // Without a fallback: the page that was delivered is the better one (startApp.tsx).
    <Boundary type="App" path={screenProps.page.context.path}>
      <Screen {...screenProps} />
    </Boundary>
  );
  return (
    <SiteProvider site={site}>
      {import.meta.env.STORE !== false && cart ? (
        <CartProvider cart={cart}>{screen}</CartProvider>
      ) : (
        screen
      )}
    </SiteProvider>
  );
}
