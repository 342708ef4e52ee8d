// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import cx from 'classnames';
import css from './button.module.css';

/** `primary` is the one main action, `outline` a secondary one. */
export interface ButtonLook {
  look?: 'primary' | 'outline';
  small?: boolean;
  wide?: boolean;
}

const LOOK_CLASSES = { primary: css.primary, outline: css.outline };

/** Class names of a button, for `<button>` and `<a>` alike. */
export function buttonClass({ look = 'primary', small, wide }: ButtonLook = {}): string {
  return cx(css.button, LOOK_CLASSES[look], small && css.small, wide && css.wide);
}

/** Class of an icon-only button or link: a 44 px target without a background. */
export const iconButton = css.icon;
