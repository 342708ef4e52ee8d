import { SaxesParser } from 'saxes';

/**
 * Why browsers cannot show this SVG, and where; undefined for a valid one. libvips reports this too, but its error
 * buffer is shared by all threads and mixes up the mistakes of several files.
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
