import { useEffect, useLayoutEffect, useRef } from 'react';
import type { EmbedSite } from '../data';
import { Chat } from '../../src/widgets/chat/Chat';
import css from './chat-corner.module.css';

/**
 * The chat button, above the page. The site's early script opens and closes it there; here this does: by its
 * button, by Escape, by a press elsewhere.
 */
export function ChatCorner({ site: { chat, strings } }: { site: EmbedSite }) {
  const corner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => void corner.current?.togglePopover?.(true), []);
  useEffect(() => {
    const part = corner.current;
    const button = part?.querySelector('[data-toggle]');
    const set = (open: boolean) => button?.setAttribute('aria-expanded', String(open));
    const isOpen = () => button?.getAttribute('aria-expanded') === 'true';
    const press = () => set(!isOpen());
    const leave = (event: Event) => {
      if (part && !event.composedPath().includes(part)) set(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      set(false);
      if (button instanceof HTMLElement) button.focus();
    };
    button?.addEventListener('click', press);
    part?.addEventListener('keydown', escape);
    document.addEventListener('click', leave);
    return () => {
      button?.removeEventListener('click', press);
      part?.removeEventListener('keydown', escape);
      document.removeEventListener('click', leave);
    };
  }, []);
  return (
    <div ref={corner} popover="manual" className={css.corner} part="chat">
      <Chat chat={chat} strings={strings} />
    </div>
  );
}
