import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { iconButton } from '../../src/ui/button/buttonClass';
import { Icon } from '../../src/ui/icon/Icon';
import { CROSS } from '../../src/ui/icon/icons';
import { Later } from './Later';
import { pause } from './pause';
import css from './panel.module.css';

/** Only the first opening needs a separate frame: later ones reuse the computed styles of the page. */
let warm: Promise<void> | undefined;

/**
 * The list on top of the page: a native modal dialog, which traps and restores the focus. Its content is rendered
 * after it has opened, since opening a modal dialog recalculates the styles of the whole page, and so does the list
 * in it.
 */
export function Panel({
  title,
  close,
  onClosed,
  children,
}: {
  title: string;
  /** The label of the close button. */
  close: string;
  onClosed: () => void;
  children?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const show = () => {
      if (!dialog.current) return;
      dialog.current.hidden = false;
      dialog.current.showModal();
    };
    void (warm ??= pause()).then(show);
    const { href } = location;
    const end = new AbortController();
    const leave = () => location.href === href || dialog.current?.close();
    // Close on navigation. Routers push entries without an event of the window, so listen to `navigation` where it is
    // there; older browsers only report Back.
    addEventListener('popstate', leave, end);
    window.navigation?.addEventListener?.('currententrychange', leave, end);
    return () => end.abort();
  }, []);
  return (
    // A click on the backdrop closes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={dialog}
      hidden
      className={css.panel}
      part="panel"
      aria-label={title}
      // Check this because the event comes later, when another panel may be open.
      onClose={() => dialog.current && onClosed()}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={css.sheet}>
        <div className={css.header}>
          <strong>{title}</strong>
          <button
            type="button"
            className={iconButton}
            aria-label={close}
            onClick={() => dialog.current?.close()}
          >
            <Icon nodes={CROSS} />
          </button>
        </div>
        <Later>{() => children}</Later>
      </div>
    </dialog>
  );
}
