import { useLayoutEffect, useRef } from 'react';
import type { InquiryChatAttributes } from '../../../src/generated/authored';
import { Chat } from '../../../src/widgets/chat/Chat';
import type { ElementProps } from '../../widgets/element';
import { withNumber } from '../../widgets/recipient';
import css from './chat-corner.module.css';

/** Moves the button that opens the list up, so that it stands above the chat button. */
const TRANSLATE_ABOVE_CHAT = '0 -72px';

/**
 * The chat button, on top of the page. On the site, the early script opens and closes the chat card. Here this
 * component does, on a click on the button or elsewhere, and on Escape.
 */
export default function InquiryChat({ attributes, page }: ElementProps<InquiryChatAttributes>) {
  const { chat, strings } = withNumber(page.site, attributes);
  const { launcher } = page.context;
  const corner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = launcher.shadowRoot?.querySelector<HTMLElement>('[part]');
    if (list) list.style.translate = TRANSLATE_ABOVE_CHAT;
    return () => {
      if (list) list.style.translate = '';
    };
  }, [launcher]);
  useLayoutEffect(() => {
    const part = corner.current;
    const button = part?.querySelector('button');
    if (!part || !button) return undefined;
    // On top of everything except an open dialog of the page.
    if (!document.querySelector('dialog[open]')) part.togglePopover?.(true);
    const end = new AbortController();
    const isOpen = () => button.getAttribute('aria-expanded') === 'true';
    const set = (open: boolean) => button.setAttribute('aria-expanded', String(open));
    let inside: Event;
    const leave = (event: Event) => event === inside || set(false);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen() || !part.matches(':focus-within')) return;
      set(false);
      button.focus();
    };
    // In the capture phase, before the page can stop the event.
    addEventListener('keydown', escape, { signal: end.signal, capture: true });
    button.addEventListener('click', () => {
      set(!isOpen());
      // Reopened, because popovers opened later, such as the list's button, would cover the card.
      part.togglePopover?.(false);
      part.togglePopover?.(true);
    });
    // Listen here as well, because the document does not learn what was clicked in a closed shadow root.
    part.addEventListener('click', (event) => {
      inside = event;
    });
    document.addEventListener('click', leave, end);
    return () => end.abort();
  }, []);
  return (
    <div ref={corner} popover="manual" className={css.corner} part="chat">
      {/* Without a chat, the build leaves out this component. */}
      {chat && <Chat chat={chat} strings={strings} />}
    </div>
  );
}
