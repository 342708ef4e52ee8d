import { SaxesParser, type SaxesTagNS } from 'saxes';

/** The deepest nesting that libvips reads (its XML parser's limit); no drawing program comes near it. */
const MAX_DEPTH = 256;

/** Ends the parsing of an SVG that is nested too deeply. */
class TooDeep extends Error {}

/**
 * Why browsers cannot show this SVG, and where; undefined for a valid one. libvips reports this too, but its error
 * buffer is shared by all threads and mixes up the mistakes of several files.
 *
 * It stops at the first element that is nested too deeply: saxes looks for a namespace in each enclosing element, which
 * takes quadratic time in a deep file [K50].
 */
export function svgMistake(svg: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const position = () => `line ${parser.line} column ${parser.column + 1}`;
  let mistake: string | undefined;
  let root: SaxesTagNS | undefined;
  let depth = 0;
  parser.on('error', () => {
    mistake ??= `its SVG is not valid (${position()})`;
  });
  parser.on('opentag', (tag) => {
    root ??= tag;
    depth += 1;
    if (depth > MAX_DEPTH) throw new TooDeep();
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  try {
    parser.write(svg).close();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return `its groups are nested more than ${MAX_DEPTH} deep (${position()})`;
  }
  return mistake ?? (root && rootMistake(root));
}

const SVG = 'http://www.w3.org/2000/svg';

/** Browsers draw nothing but a root in the namespace of SVG; viewers and libvips are less strict. */
function rootMistake({ local, uri }: SaxesTagNS): string | undefined {
  if (local !== 'svg') return `it holds <${local}> instead of <svg>`;
  return uri === SVG
    ? undefined
    : `its <svg> lacks xmlns="${SVG}", without which browsers draw nothing`;
}
