import type { ReactNode } from 'react';
import type { Chat as ChatSettings } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';
import { Chat } from '../../widgets/chat/Chat';
import { Notices } from '../../widgets/notices/Notices';
import { Footer } from './Footer';
import { Header } from './Header';
import css from './layout.module.css';

/** What every page has: skip link, header, content, footer, chat, notices (spec 2, R26). */
export function Layout({
  path,
  pending,
  bare = false,
  children,
}: {
  /** The address of the page that is shown. */
  path: string;
  /** True while the next page is on its way. */
  pending: boolean;
  /** For the server: nothing but the content, with the ids that it has within the whole. */
  bare?: boolean | undefined;
  children: ReactNode;
}) {
  const { strings, chat } = useSite();
  return (
    <>
      {!bare && (
        <a className={css.skip} href="#content">
          {strings.skipToContent}
        </a>
      )}
      {!bare && <Header path={path} />}
      {pending && <progress className={css.pending} aria-label={strings.loading} />}
      <main id="content" tabIndex={-1} aria-busy={pending}>
        {children}
      </main>
      {!bare && <Footer />}
      {!bare && (import.meta.env.CHAT ?? chat) && (
        <Chat chat={chat as ChatSettings} strings={strings} />
      )}
      {!bare && <Notices label={strings.notices} dismissLabel={strings.dismiss} />}
    </>
  );
}
