/** What a drawing may not hold, and what it is called. Scripts in an <img> do not run, but a drawing that is opened by itself is a page of the site. */
const DANGERS: [pattern: RegExp, name: string][] = [
  [/\0/, 'characters that are not text'],
  [/<(?:\w+:)?script[\s>/]/i, 'a script'],
  [/\son[a-z]+\s*=|attributeName\s*=\s*["']\s*on/i, 'an event handler'],
  [/javascript:/i, 'a script'],
  [/<(?:\w+:)?foreignObject[\s>/]/i, 'foreign content (foreignObject)'],
  [/<(?:\w+:)?(?:iframe|embed|object|audio|video)[\s>/]/i, 'foreign content'],
  [/<!ENTITY/i, 'an entity declaration'],
  [/@import/i, 'a reference to another file'],
  [/<\?xml-stylesheet/i, 'a reference to another file'],
  // What points to the drawing itself (#…), or to a picture that it carries along.
  [
    /\s(?:xlink:)?href\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp|avif);|["'])/i,
    'a reference to another file',
  ],
  [
    /url\(\s*["']?\s*(?!#|data:image\/(?:png|jpeg|webp|avif);|["')\s])/i,
    'a reference to another file',
  ],
];

/** Says what of an SVG file is dangerous or leads outside; undefined for a mere drawing. */
export function svgDanger(svg: string): string | undefined {
  // Attributes may be written with character references. Comments stay: what looks like one need not be one.
  const text = svg.replaceAll(/&#(x[\da-f]+|\d+);?/gi, (sign, code: string) => {
    const value = Number(code.replace(/^x/i, '0x'));
    return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : sign;
  });
  return DANGERS.find(([pattern]) => pattern.test(text))?.[1];
}
