import { useContext, type ReactNode } from 'react';
import type { Chat as ChatSettings } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';
import { Chat } from '../../widgets/chat/Chat';
import { Notices } from '../../widgets/notices/Notices';
import { Around } from './Around';
import { Footer } from './Footer';
import { Header } from './Header';
import css from './layout.module.css';

/** What every page has: skip link, header, content, footer, chat, notices [F1]. */
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
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- which of the two it is was decided when the code was built
  const whole = import.meta.env.BROWSER ? true : useContext(Around);
  return (
    <>
      {whole && (
        <a className={css.skip} href="#content">
          {strings.skipToContent}
        </a>
      )}
      {whole && <Header path={path} />}
      {pending && <progress className={css.pending} aria-label={strings.loading} />}
      <main id="content" tabIndex={-1} aria-busy={pending}>
        {children}
      </main>
      {whole && <Footer />}
      {whole && (import.meta.env.CHAT ?? chat) && (
        <Chat chat={chat as ChatSettings} strings={strings} />
      )}
      {whole && <Notices label={strings.notices} dismissLabel={strings.dismiss} />}
    </>
  );
}
