import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { iconButton } from '../../src/ui/button/buttonClass';
import { Icon } from '../../src/ui/icon/Icon';
import { CROSS } from '../../src/ui/icon/icons';
import { pause } from './pause';
import css from './panel.module.css';

/**
 * The list above the page: a modal dialog of the browser's own, which holds the focus and gives it back. What
 * is in it follows when the dialog shows: so a press is answered at once.
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
  const [shows, setShows] = useState(false);
  useLayoutEffect(() => {
    // A modal dialog makes the whole page anew; so does the list in it. Each has a frame of its own.
    async function show() {
      await pause();
      dialog.current?.showModal();
      await pause();
      setShows(true);
    }
    void show();
  }, []);
  return (
    // A press on what is not the sheet closes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={css.panel}
      part="panel"
      aria-label={title}
      onClose={onClosed}
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
        {shows && children}
      </div>
    </dialog>
  );
}
