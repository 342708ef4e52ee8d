// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { ComponentProps, ReactNode } from 'react';
import { chatLink, chatText } from '../../cart/chatLink';
import type { Chat as ChatSettings, InterfaceStrings } from '../../generated/types';
import { buttonClass } from '../../ui/button/buttonClass';
import { Icon } from '../../ui/icon/Icon';
import { BUBBLE, CROSS } from '../../ui/icon/icons';
import css from './chat.module.css';

/**
 * The floating chat button and its card, whose link opens a chat in a new tab [F10] [F11]. Stateless: what toggles it
 * sets `aria-expanded`. Without JavaScript only the link floats there.
 */
export function Chat(props: {
  chat: ChatSettings;
  strings: Pick<InterfaceStrings, 'chatTitle' | 'chatText' | 'chatStart' | 'chatOpen' | 'newTab'>;
  /** Instead of its link, on sites with several numbers. */
  links?: ReactNode;
  /** More attributes of its button. */
  toggle?: ComponentProps<'button'>;
}) {
  const { chat, strings } = props;
  return (
    <aside className={css.chat} aria-label={strings.chatTitle}>
      <button
        type="button"
        className={css.toggle}
        {...props.toggle}
        aria-expanded="false"
        aria-controls="chat"
        aria-label={strings.chatOpen}
      >
        <Icon nodes={BUBBLE} size={26} />
        <Icon nodes={CROSS} size={26} />
      </button>
      <div id="chat" className={css.card}>
        <h2>{strings.chatTitle}</h2>
        <p>{strings.chatText}</p>
        {props.links ? (
          props.links
        ) : (
          <a
            className={buttonClass({ wide: true })}
            href={chatLink(chat, chatText(chat))}
            target="_blank"
            rel="noopener"
          >
            {strings.chatStart}
            <span className="visually-hidden">{` ${strings.newTab}`}</span>
          </a>
        )}
      </div>
    </aside>
  );
}
