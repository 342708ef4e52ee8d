import cx from 'classnames';
import { useEffect, type ReactNode } from 'react';
import { useFileDrop } from '../../ui/useFileDrop';
import styles from './pictures.module.css';

/** Takes files that are dropped on it, or pasted while it is shown. */
export function DropArea({
  onFiles,
  children,
}: {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const { isOver, handlers } = useFileDrop(onFiles);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);
  return (
    <div className={cx(styles['view'], isOver && styles['over'])} {...handlers}>
      {children}
    </div>
  );
}
