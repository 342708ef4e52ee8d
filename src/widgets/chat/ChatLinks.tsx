import { chatLink, chatText } from '../../cart/chatLink';
import type { Chat, ChatOffice, InterfaceStrings } from '../../generated/types';
import { buttonClass } from '../../ui/button/buttonClass';
import css from './chat-links.module.css';

/** A link per office that opens a chat with it in a new tab, for companies with several numbers [F14]. */
export function ChatLinks({
  chat,
  offices,
  strings,
}: {
  chat: Chat;
  offices: readonly ChatOffice[];
  strings: Pick<InterfaceStrings, 'chatStart' | 'newTab'>;
}) {
  return (
    <ul className={css.links}>
      {offices.map(({ name, number }) => (
        <li key={number}>
          <a
            className={buttonClass({ wide: true })}
            href={chatLink({ ...chat, number }, chatText(chat))}
            target="_blank"
            rel="noopener"
          >
            {strings.chatStart}: {name}
            <span className="visually-hidden"> {strings.newTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
