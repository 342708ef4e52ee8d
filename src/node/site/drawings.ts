/** The colours of a drawing on one background. */
export interface DrawingColours {
  line: string;
  /** Dimension lines. */
  mark: string;
  /** Dimension figures: readable as text. */
  text: string;
}

/**
 * A drawing in the colours for one background. An SVG in an <img> cannot see the page's colours, so the build
 * writes them in: `currentColor` is the line-work, `var(--signal, …)` the dimensions.
 */
export function colourDrawing(svg: string, colours: DrawingColours): string {
  return (
    svg
      // The length is limited, so that a file with many unclosed brackets does not take quadratic time.
      .replace(/fill=["']var\(--signal[^)]{0,100}\)["']/g, `fill="${colours.text}"`)
      .replace(/var\(--signal[^)]{0,100}\)/g, colours.mark)
      .replace(/currentColor/g, colours.line)
      .replace(/>\s+</g, '><')
      .trim()
  );
}

/**
 * A drawing with a light ground of its own, for browsers that darken light pages by themselves whatever those say: they
 * darken what is behind a picture, but not the picture. Elsewhere the ground would hide the grid of a drawing sheet, so
 * it is left out wherever the picture is told that it stands in a light page: a page tells its pictures its color scheme
 * (https://drafts.csswg.org/css-color-adjust-1/#color-scheme-processing).
 */
export function onGround(svg: string, ground: string): string {
  const [root = '', x = '0', y = '0'] =
    /<svg(?:\s[^>]*?viewBox=["']\s*([-\d.]+)[\s,]+([-\d.]+))?[^>]*>/.exec(svg) ?? [];
  const style = '<style>@media (prefers-color-scheme:light){[data-ground]{display:none}}</style>';
  const place = x === '0' && y === '0' ? '' : ` x="${x}" y="${y}"`;
  const rect = `<rect data-ground=""${place} width="100%" height="100%" fill="${ground}" stroke="none"/>`;
  return svg.replace(root, () => root + style + rect);
}

/** Width and height in px, from the view box or else from the attributes. */
export function drawingSize(svg: string): { width: number; height: number } {
  // Of the root alone: patterns and symbols have view boxes of their own.
  const root = /<svg(?:\s[^>]*)?>/.exec(svg)?.[0] ?? '';
  const box = /viewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root);
  if (box) return { width: Number(box[1]), height: Number(box[2]) };
  const side = (name: string) => Number(new RegExp(`\\s${name}=["']([\\d.]+)`).exec(root)?.[1]);
  const width = side('width') || 300;
  return { width, height: side('height') || width / 2 };
}

/** Animates for 1.8 s on large screens only: on a phone it would cost battery for an effect too small to notice. */
const DRAWING = `<style>@media (min-width: 460px) and (prefers-reduced-motion: no-preference) {
[pathLength] { animation: draw 1.8s ease-in-out backwards }
text { animation: show 0.4s 1.5s backwards }
}
@keyframes draw { from { stroke-dasharray: 1; stroke-dashoffset: 1 } to { stroke-dasharray: 1; stroke-dashoffset: 0 } }
@keyframes show { from { opacity: 0 } }</style>`;

/** The drawing with an animation that draws its lines once. Dashed lines are not animated. */
export function drawnOnce(svg: string): string {
  return svg
    .replace(
      /<(path|line|circle|ellipse|rect|polyline|polygon)\b(?![^>]*stroke-dasharray)/g,
      '<$1 pathLength="1"',
    )
    .replace(/(<svg[^>]*>)/, `$1${DRAWING.replaceAll('\n', '')}`);
}

/**
 * Makes the lettering of a scene legible on a phone, where it would be 4 px high: figures grow, outlined where they
 * cross lines, and the title block (class 'title') is hidden. Media queries in an <img> refer to the image's own
 * width. Drawings for cards are smaller, with larger letters, and stay unchanged.
 */
export function legibleOnPhones(svg: string, ground: string): string {
  if (!svg.includes('<text') || drawingSize(svg).width < MIN_SCENE_WIDTH_PX) return svg;
  const style = `@media (max-width: 460px){.title{display:none}text{font-size:17px;stroke:${ground};stroke-width:6;paint-order:stroke}}`;
  return svg.replace(/(<svg[^>]*>)/, `$1<style>${style}</style>`);
}

/** Tells scenes from drawings for cards: scenes are 720 px wide, drawings for cards 240 px. */
const MIN_SCENE_WIDTH_PX = 600;

/** A rectangle within another drawing, in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A whole SVG file as an element of another SVG, scaled to fit the box. */
export function nested(svg: string, { x, y, width, height }: Box): string {
  const own = drawingSize(svg);
  // What precedes the element (XML declaration, DOCTYPE, comments) is not allowed inside another one.
  return svg.slice(svg.search(/<svg[\s>]/)).replace(/<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(width|height|x|y)=("[^"]*"|'[^']*')/g, '');
    const box = kept.includes('viewBox=') ? '' : ` viewBox="0 0 ${own.width} ${own.height}"`;
    return `<svg${kept}${box} x="${x}" y="${y}" width="${width}" height="${height}">`;
  });
}
