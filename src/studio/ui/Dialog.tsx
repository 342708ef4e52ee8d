import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { WORDS } from '../words';
import { IconButton } from './IconButton';
import styles from './dialog.module.css';

/** A modal dialog that is open as long as it is drawn. The browser keeps the focus in it and gives it back. */
export function Dialog({
  title,
  wide = false,
  startsAtEnd = false,
  onClose,
  children,
  actions,
}: {
  title: string;
  wide?: boolean;
  /** Whether the focus begins on the last of its buttons, where there is nothing to fill in. */
  startsAtEnd?: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The buttons at its end. */
  actions?: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  // Not after the paint: what is typed at once belongs to its first field.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    const first = startsAtEnd ? 'button:last-child' : 'input, textarea, select';
    [...(dialog?.querySelectorAll<HTMLElement>(first) ?? [])].at(startsAtEnd ? -1 : 0)?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [startsAtEnd]);
  return (
    <dialog
      ref={ref}
      className={wide ? styles['wide'] : styles['dialog']}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['head']}>
        <h2>{title}</h2>
        <IconButton label={WORDS.close} icon={X} size={18} onClick={onClose} />
      </div>
      <div className={styles['body']}>{children}</div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </dialog>
  );
}
