import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { iconButton } from '../../src/ui/button/buttonClass';
import { Icon } from '../../src/ui/icon/Icon';
import { CROSS } from '../../src/ui/icon/icons';
import { Later } from './Later';
import { pause } from './pause';
import css from './panel.module.css';

/** Only the first opening is worth a frame of its own: from then on the browser knows the page behind a dialog. */
let warm: Promise<void> | undefined;

/**
 * The list above the page: a modal dialog of the browser's own, which holds the focus and gives it back. Its content
 * follows when the dialog is open: a modal dialog restyles the whole page, and so does the list in it.
 */
export function Panel({
  title,
  close,
  onClosed,
  children,
}: {
  title: string;
  /** The name of the button that closes. */
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
  }, []);
  return (
    // A press on what is not the sheet closes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard's way
    <dialog
      ref={dialog}
      hidden
      className={css.panel}
      part="panel"
      aria-label={title}
      // The browser fires this later: another panel may be open by then.
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
