import { list, parse, type Declaration, type Rule } from 'postcss';
import type { Source } from './sources';

/** A declaration with a physical side, which stays there in right-to-left pages. */
export interface Physical {
  file: string;
  /** The selector, on one line. */
  selector: string;
  /** 'margin-left: 4px' */
  declaration: string;
}

const LEFT_OR_RIGHT = /\b(left|right)\b/;
/** Shorthands whose second and fourth values are right and left. */
const FOUR_SIDES = /^(margin|padding|inset|border-(width|style|color))$/;

/** Whether a declaration has a physical side, by its name or the order of its values. */
function isPhysical({ prop, value }: Declaration): boolean {
  if (prop.startsWith('--')) return false;
  if (LEFT_OR_RIGHT.test(prop)) return true;
  if (/^(text-align|float|clear|transform-origin|background(-position)?)$/.test(prop))
    return LEFT_OR_RIGHT.test(value);
  if (FOUR_SIDES.test(prop)) {
    const [, right, , left] = list.space(value.replace(/!important/, ''));
    return left !== undefined && left !== right;
  }
  // Polygons and horizontal translations.
  if (prop === 'clip-path') return value.startsWith('polygon');
  if (prop === 'box-shadow') return list.comma(value).some(isSideways);
  if (prop === 'transform') return /translate(X|3d)?\((?!0[,)])(?!.*,)/.test(value);
  return prop === 'translate' && !/^(0|var|none)/.test(value);
}

/** Whether a shadow is offset horizontally: '4px 0 red', but not '0 6px 24px #000'. */
function isSideways(shadow: string): boolean {
  const [x = '0'] = list.space(shadow.replace(/\binset\b/, '').trim());
  return /^-?[\d.]+\D/.test(x) && Number.parseFloat(x) !== 0;
}

/** The physical declarations of a style sheet that no `:dir(rtl)` rule of it mirrors. */
export function physicalIn({ file, text }: Source): Physical[] {
  const declarations: Declaration[] = [];
  parse(text).walkDecls((declaration) => void declarations.push(declaration));
  const selectorOf = ({ parent }: Declaration) => (parent as Rule).selector ?? '';
  const key = (selector: string, prop: string) => `${selector} { ${prop}`;
  const turned = new Set(
    declarations
      .filter((one) => selectorOf(one).includes(':dir(rtl)'))
      .map((one) => key(selectorOf(one).replaceAll(':dir(rtl)', ''), one.prop)),
  );
  return declarations
    .filter((one) => isPhysical(one) && !selectorOf(one).includes(':dir('))
    .filter((one) => !turned.has(key(selectorOf(one), one.prop)))
    .map((one) => ({
      file,
      selector: selectorOf(one).replace(/\s+/g, ' '),
      declaration: `${one.prop}: ${one.value.replace(/\s+/g, ' ')}`,
    }));
}
