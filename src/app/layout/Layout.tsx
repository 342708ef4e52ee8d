import type { ComponentType, ReactNode } from 'react';
import { blockComponent } from '../../page/registry';
import { useSite } from '../../site/SiteProvider';
import { Chat } from '../../widgets/chat/Chat';
import { ChatLinks } from '../../widgets/chat/ChatLinks';
import { Notices } from '../../widgets/notices/Notices';
import { Footer } from './Footer';
import { Header } from './Header';
import css from './layout.module.css';

/** By these attributes the early script toggles the chat, also before hydration, and tooltips find it. */
const CHAT_TOGGLE_ATTRIBUTES = {
  'data-toggle': '',
  'data-tooltip': '',
  suppressHydrationWarning: true,
} as const;

/** The layout of every page: skip link, header, announcement, content, footer, chat, notices [F1]. */
export function Layout({
  path,
  pending,
  withFrame,
  children,
}: {
  /** The path of the current page. */
  path: string;
  /** True while the next page is loading. */
  pending: boolean;
  /** False: the content alone. The server draws header and footer once for many pages. */
  withFrame: boolean;
  children: ReactNode;
}) {
  const { strings, chat, chats, announcement } = useSite();
  const Announcement = blockComponent('announcement') as ComponentType | undefined;
  return (
    <>
      {withFrame && (
        <a className={css.skip} href="#content">
          {strings.skipToContent}
        </a>
      )}
      {withFrame && <Header path={path} />}
      {withFrame && announcement && Announcement && <Announcement />}
      <main id="content" tabIndex={-1} aria-busy={pending}>
        {pending && <progress className={css.pending} aria-label={strings.loading} />}
        {children}
      </main>
      {withFrame && <Footer />}
      {withFrame && <p className={css.printed} data-printed="" />}
      {withFrame && chat && (
        <Chat
          chat={chat}
          strings={strings}
          toggle={CHAT_TOGGLE_ATTRIBUTES}
          links={chats && <ChatLinks chat={chat} offices={chats} strings={strings} />}
        />
      )}
      {withFrame && <Notices words={strings} />}
    </>
  );
}
