import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

type Dangers = [pattern: RegExp, name: string][];

const SCRIPT = 'a script';
const ELSEWHERE = 'a reference to another file';
const FOREIGN = 'foreign content';

/**
 * Declarations outside of elements, for which the parser has no events. A search finds them: they have one spelling.
 */
const DECLARATIONS: Dangers = [
  [/\0/, 'characters that are not text'],
  [/<!ENTITY/i, 'an entity declaration'],
  [/<!ATTLIST/i, 'a declaration of attributes'],
  [/<\?xml-stylesheet/i, ELSEWHERE],
];

/** Elements that no drawing needs, by local name in any namespace. */
const ELEMENTS = new Map([
  ['script', SCRIPT],
  ['foreignobject', 'foreign content (foreignObject)'],
  ...['iframe', 'embed', 'object', 'audio', 'video'].map((name) => [name, FOREIGN] as const),
]);

/** HTML elements load files even when they are not rendered. */
const HTML = 'http://www.w3.org/1999/xhtml';
/** The namespace of attributes that declare prefixes. */
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** A reference within the drawing (#…), or to an embedded picture. */
const OWN = /^(?:#|$|data:image\/(?:png|jpeg|webp|avif);)/i;

/** What may not be embedded, by what its data: URL begins with; the first that fits. */
const EMBEDDED: Dangers = [
  [
    /^data:(?:font\/|application\/(?:x-)?font|application\/vnd\.ms-fontobject)/i,
    'an embedded font',
  ],
  [/^data:image\/svg/i, 'an embedded drawing'],
  [/^data:/i, 'an embedded file that is no PNG, JPEG, WebP or AVIF'],
];

/** Words to look for in texts and in attribute values, which may both contain CSS. */
const WORDS: Dangers = [
  [/javascript:/i, SCRIPT],
  [/@import|image-set\(/i, ELSEWHERE],
];

/** The address in a CSS url() that leads out of the drawing. */
const URL_ELSEWHERE =
  /url\(\s*(?:["']\s*)?(?!#|data:image\/(?:png|jpeg|webp|avif);|["')\s])([^"')\s]*)/i;

/** What an address outside of the drawing stands for. */
const elsewhere = (address: string): string => found(EMBEDDED, address) ?? ELSEWHERE;

/**
 * Names what is dangerous in an SVG file or loads external files; undefined for a harmless drawing. Scripts do not
 * run in an <img>, but a drawing opened on its own is a page of the site's origin. It is parsed like in a browser,
 * since a name can be written in many ways: with any prefix, with character references, in pieces.
 * @param svg A drawing that `svgMistake` has accepted, which bounds how deep it is nested.
 */
export function svgDanger(svg: string): string | undefined {
  const declared = found(DECLARATIONS, svg);
  if (declared) return declared;
  let danger: string | undefined;
  let text = '';
  // A style's text may be split by elements in between.
  const add = (piece: string) => {
    text += piece;
  };
  const parser = new SaxesParser({ xmlns: true });
  // Ignore syntax errors, which `svgMistake` reports, so that the parser continues.
  parser.on('error', () => {});
  parser.on('opentag', (tag) => {
    danger ??= inTag(tag);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(svg).close();
  return danger ?? inWords(text);
}

function inTag({ local, uri, attributes }: SaxesTagNS): string | undefined {
  const element = ELEMENTS.get(local.toLowerCase()) ?? (uri === HTML ? FOREIGN : undefined);
  if (element) return element;
  for (const attribute of Object.values(attributes)) {
    const danger = inAttribute(attribute);
    if (danger) return danger;
  }
  return undefined;
}

function inAttribute({ local, uri, value }: SaxesAttributeNS): string | undefined {
  if (uri === XMLNS) return undefined;
  // Browsers ignore these in URLs: 'java\nscript:' runs.
  const plain = value.replaceAll(/[\t\n\r]/g, '').trim();
  if (uri === '' && isHandler(local)) return 'an event handler';
  const words = inWords(plain);
  if (words) return words;
  if (local.toLowerCase() === 'href') return OWN.test(plain) ? undefined : elsewhere(plain);
  return local.toLowerCase() === 'attributename' ? inAnimated(plain) : undefined;
}

/** Attributes that <set> and <animate> change. */
function inAnimated(attribute: string): string | undefined {
  if (isHandler(attribute)) return 'an event handler';
  return /^(?:.*:)?href$/i.test(attribute) ? 'a link that changes' : undefined;
}

const isHandler = (attribute: string) => /^on[a-z]/i.test(attribute);

function inWords(text: string): string | undefined {
  const plain = withoutEscapes(withoutReferences(text));
  const address = URL_ELSEWHERE.exec(plain)?.[1];
  return found(WORDS, plain) ?? (address === undefined ? undefined : elsewhere(address));
}

/** Decodes the references of HTML that XML lacks: '&#X73;', and '&#115' without a semicolon. */
function withoutReferences(text: string): string {
  return text.replaceAll(/&#(x[\da-f]+|\d+);?/gi, (character, code: string) => {
    const value = Number(code.replace(/^x/i, '0x'));
    return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : character;
  });
}

/** Decodes CSS escapes: '\75rl(' is 'url('. */
function withoutEscapes(css: string): string {
  return css.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, character = '') => {
    const value = Number.parseInt(code ?? '', 16);
    return value <= 0x10ffff ? String.fromCodePoint(value) : String(character);
  });
}

const found = (dangers: Dangers, text: string) =>
  dangers.find(([pattern]) => pattern.test(text))?.[1];
