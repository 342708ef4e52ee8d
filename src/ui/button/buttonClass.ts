import cx from 'classnames';
import css from './button.module.css';

/** How a button looks: `primary` asks for the one thing, `ghost` and `outline` stand beside it. */
export interface ButtonLook {
  look?: 'primary' | 'ghost' | 'outline';
  small?: boolean;
  wide?: boolean;
}

const LOOKS = { primary: css.primary, ghost: css.ghost, outline: css.outline };

/** The classes of a button, for `<button>` and `<a>` alike. */
export function buttonClass({ look = 'primary', small, wide }: ButtonLook = {}): string {
  return cx(css.button, LOOKS[look], small && css.small, wide && css.wide);
}

/** The class of a button or link that is only an icon: a target of 44 px without a ground of its own. */
export const iconButton = css.icon;
