import cx from 'classnames';
import type { ReactNode } from 'react';
import css from './table-frame.module.css';

/**
 * A table on a sheet. Where it is wider or longer than its frame, it scrolls within that, by keyboard too; its caption
 * and its headings stay in view.
 */
export function TableFrame({
  caption,
  hasRowHeadings,
  className,
  children,
}: {
  /** Says what the table shows, above it and to screen readers. */
  caption: string;
  /** Whether the first cell of each row says what the row is about. */
  hasRowHeadings: boolean;
  /** Of the table itself. */
  className?: string | undefined;
  /** Its head and its body. */
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be accessible by keyboard (axe: scrollable-region-focusable)
    <div className={css.frame} role="group" aria-label={caption} tabIndex={0}>
      <table className={cx(css.table, hasRowHeadings && css.headed, className)}>
        <caption className={css.caption}>
          <span>{caption}</span>
        </caption>
        {children}
      </table>
    </div>
  );
}
