import { useLayoutEffect, useRef } from 'react';
import type { InquiryChatAttributes } from '../../../src/generated/authored';
import { Chat } from '../../../src/widgets/chat/Chat';
import { withNumber, type ElementProps } from '../../widgets/element';
import css from './chat-corner.module.css';

/**
 * The chat button, above the page. The site's early script opens and closes it there; here this does: by its
 * button, by Escape, by a press elsewhere.
 */
export default function InquiryChat({ attributes, page }: ElementProps<InquiryChatAttributes>) {
  const { chat, strings } = withNumber(page.site, attributes.number);
  const corner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = corner.current;
    const button = part?.querySelector('button');
    if (!part || !button) return undefined;
    // Above everything but a dialog of the page.
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
    // Before the page can keep the key to itself.
    addEventListener('keydown', escape, { signal: end.signal, capture: true });
    button.addEventListener('click', () => {
      set(!isOpen());
      // What came later, as the button of the list does, would lie above the card.
      part.togglePopover?.(false);
      part.togglePopover?.(true);
    });
    // A page in whose closed shadow it stands does not learn what was clicked.
    part.addEventListener('click', (event) => {
      inside = event;
    });
    document.addEventListener('click', leave, end);
    return () => end.abort();
  }, []);
  return (
    <div ref={corner} popover="manual" className={css.corner} part="chat">
      {/* Without a chat the build leaves the element out. */}
      {chat && <Chat chat={chat} strings={strings} />}
    </div>
  );
}
