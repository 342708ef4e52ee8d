import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './controls.module.css';
import { Tip } from './Tip';

/**
 * A button that is only an icon. Its label is its name and its tooltip. Around it, `--icon` and `--icon-height` set its
 * size, `--icon-ink` its colour. `isOff` keeps the focus, unlike `disabled`.
 */
export function IconButton({
  label,
  icon: Icon,
  size = 16,
  word,
  isOff = false,
  keys,
  onClick,
}: {
  label: string;
  icon: LucideIcon;
  /** Of the icon, in px. */
  size?: number;
  /** A word of the label, shown below the icon. */
  word?: string | undefined;
  isOff?: boolean;
  /** How keys lead to it and on from it, where it stands in a row of a list. */
  keys?: Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onKeyDown'>;
  onClick: () => void;
}) {
  return (
    <button
      className={styles['icon']}
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      {...keys}
      onClick={isOff ? undefined : onClick}
    >
      <Icon size={size} aria-hidden />
      {word}
      <Tip words={label} />
    </button>
  );
}
