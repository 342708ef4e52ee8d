import type { ReactNode } from 'react';
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
  children,
}: {
  /** The address of the page that is shown. */
  path: string;
  /** True while the next page is on its way. */
  pending: boolean;
  children: ReactNode;
}) {
  const { strings, chat } = useSite();
  return (
    <>
      <a className={css.skip} href="#content">
        {strings.skipToContent}
      </a>
      <Header path={path} />
      {pending && <progress className={css.pending} aria-label={strings.loading} />}
      <main id="content" tabIndex={-1} aria-busy={pending}>
        {children}
      </main>
      <Footer />
      <Chat chat={chat} strings={strings} />
      <Notices label={strings.notices} dismissLabel={strings.dismiss} />
    </>
  );
}
