// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import cx from 'classnames';
import css from './button.module.css';

<<<<<<< HEAD
/** `primary` is the one main action, `outline` a secondary one. */
export interface ButtonLook {
  look?: 'primary' | 'outline';
=======
/** `primary` is the one main action, `outline` a secondary one; anything else is a class with looks of its own. */
export interface ButtonLook {
  look?: string | undefined;
>>>>>>> 65820163 (Keep a button's own looks and a call's address out of shared scripts, which had grown past the budget of two pages)
  small?: boolean;
  wide?: boolean;
}

<<<<<<< HEAD
const LOOKS = { primary: css.primary, outline: css.outline };
=======
const LOOKS: Record<string, string | undefined> = { primary: css.primary, outline: css.outline };
>>>>>>> 65820163 (Keep a button's own looks and a call's address out of shared scripts, which had grown past the budget of two pages)

/** Class names of a button, for `<button>` and `<a>` alike. */
export function buttonClass({ look = 'primary', small, wide }: ButtonLook = {}): string {
  return cx(css.button, LOOKS[look] ?? look, small && css.small, wide && css.wide);
}

/** Class of an icon-only button or link: a 44 px target without a background. */
export const iconButton = css.icon;
