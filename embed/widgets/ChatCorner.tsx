import { useLayoutEffect, useRef } from 'react';
import type { EmbedSite } from '../data';
import { Chat } from '../../src/widgets/chat/Chat';
import css from './chat-corner.module.css';

/**
 * The chat button, above the page. The site's early script opens and closes it there; here this does: by its
 * button, by Escape, by a press elsewhere.
 */
export function ChatCorner({ site: { chat, strings } }: { site: EmbedSite }) {
  const corner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = corner.current;
    const button = part?.querySelector<HTMLElement>('[data-toggle]');
    if (!button) return undefined;
    part?.togglePopover?.(true);
    const end = new AbortController();
    const isOpen = () => button.getAttribute('aria-expanded') === 'true';
    const set = (open: boolean) => button.setAttribute('aria-expanded', String(open));
    const press = () => set(!isOpen());
    const leave = (event: Event) => {
      if (part && !event.composedPath().includes(part)) set(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      set(false);
      button.focus();
    };
    button.addEventListener('click', press, end);
    part?.addEventListener('keydown', escape, end);
    document.addEventListener('click', leave, end);
    return () => end.abort();
  }, []);
  return (
    <div ref={corner} popover="manual" className={css.corner} part="chat">
      <Chat chat={chat} strings={strings} />
    </div>
  );
}
