import type { ButtonLook } from '../../src/ui/button/buttonClass';
import css from '../../src/ui/button/button.module.css';

/** Stands in for src/ui/button/buttonClass: in the embed a button has one of two looks. */
export const buttonClass = ({ look, small, wide }: ButtonLook = {}): string =>
  `${css.button} ${look ? css.outline : css.primary} ${small ? css.small : ''} ${wide ? css.wide : ''}`;

/** As that of the site. */
export const iconButton = css.icon;
