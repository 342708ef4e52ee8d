import { isCode, type Source } from './sources';

/** The classes of a style sheet: 'card' for `.card > p {}`. Those of `:global()` belong to another one. */
export function classesOf({ text }: Source): string[] {
  const plain = text.replace(/\/\*[^]*?\*\//g, '').replace(/:global\([^()]*\)/g, '');
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const names = selectors.flatMap((selector) => selector.match(/\.[a-z][\w-]*/gi) ?? []);
  return [...new Set(names.map((name) => name.slice(1)))];
}

/** How a file takes classes from a style sheet. */
interface Use {
  /** From the folder of the file: './card-grid.module.css'. */
  sheet: string;
  /** Written out: `css.card`. */
  names: string[];
  /** The beginnings of names that are put together: 'c' of `grid[\`c${columns}\`]`, '' of `css[tone]`. */
  beginnings: string[];
}

/** Every style sheet that a file imports by a name, and the classes it takes from it. */
export function usesIn(source: Source): Use[] {
  if (!isCode(source)) return [];
  const { text } = source;
  return [...text.matchAll(/import (\w+) from '(\.[^'$]*\.module\.css)'/g)].map(
    ([, name = '', sheet = '']) => {
      const of = (rest: string) =>
        [...text.matchAll(new RegExp(`(?<![\\w./-])${name}${rest}`, 'g'))].map(
          ([, found = '']) => found,
        );
      return {
        sheet,
        names: [...of(String.raw`\.(\w+)`), ...of(String.raw`\['([^']+)'\]`)],
        beginnings: [...of(String.raw`\[\`([\w-]*)\$`), ...of(String.raw`\[(?=\w)()`)],
      };
    },
  );
}

/**
 * The signs that a style sheet draws without saying that they are no words (`'+' / ''`), and those that it draws only
 * where that is understood (Chrome 77, Safari 17.4, Firefox 128).
 */
export function spokenSigns({ file, text }: Source): string[] {
  return [...text.matchAll(/\{[^{}]*\}/g)].flatMap(([rule]) => {
    const seen = /content: ('[^']+');/.exec(rule)?.[1];
    const silent = /content: ('[^']+') \/ '';/.exec(rule)?.[1];
    if (seen === silent) return [];
    return silent === undefined
      ? [`${file}: ${seen} is read out`]
      : [`${file}: ${silent} is not seen in old browsers`];
  });
}
