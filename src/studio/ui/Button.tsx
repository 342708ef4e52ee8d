import cx from 'classnames';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import styles from './controls.module.css';

/**
 * A button with words, and an icon before them if wanted. `kind`: 'strong' for what a dialog is for, 'add' for what
 * appends something. `isOff` keeps the focus, unlike `disabled`.
 */
export function Button({
  kind = 'plain',
  isSmall = false,
  isOff = false,
  icon: Icon,
  onClick,
  children,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  kind?: 'plain' | 'strong' | 'add';
  isSmall?: boolean;
  isOff?: boolean;
  icon?: LucideIcon;
}) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles['button'], styles[kind], isSmall && styles['small'])}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {Icon && <Icon size={isSmall ? 15 : 17} aria-hidden />}
      {children}
    </button>
  );
}
