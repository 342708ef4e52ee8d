import { SaxesParser } from 'saxes';

/**
 * Says why no browser would show this SVG, and where; undefined for a good one. libvips would know, too, but
 * keeps one text for all its threads, in which the mistakes of several files get mixed up.
 */
export function svgMistake(svg: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let position: string | undefined;
  let root: string | undefined;
  parser.on('error', () => {
    position ??= `line ${parser.line} column ${parser.column + 1}`;
  });
  parser.on('opentag', ({ local }) => {
    root ??= local;
  });
  parser.write(svg).close();
  if (position) return `its SVG is not valid (${position})`;
  return root === 'svg' ? undefined : `it holds <${root}> instead of <svg>`;
}
