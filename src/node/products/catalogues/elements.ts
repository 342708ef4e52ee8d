import { SaxesParser } from 'saxes';

/** An element of an XML file, without the prefix of its name. */
export interface Element {
  name: string;
  language: string;
  /** Its attributes 'type' and 'mode'; '' without. */
  type: string;
  mode: string;
  text: string;
  /** In which line it begins, from 1. */
  line: number;
  children: Element[];
}

/**
 * Reads an XML file and hands over each element of some names as a whole, so that only one of them is in memory.
 * @throws A sentence, if it is no well-formed XML.
 */
export function eachElement(
  xml: string,
  names: ReadonlySet<string>,
  take: (element: Element, path: readonly string[]) => void,
): void {
  const parser = new SaxesParser<{ position: true }>({ position: true });
  const path: string[] = [];
  const open: Element[] = [];
  parser.on('error', (error) => {
    throw new Error(`This file is no well-formed XML: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const plain = withoutPrefix(name);
    if (open.length > 0 || names.has(plain)) {
      const element: Element = {
        name: plain,
        language: attributeOf(attributes, 'lang') || attributeOf(attributes, 'xml:lang'),
        type: attributeOf(attributes, 'type'),
        mode: attributeOf(attributes, 'mode'),
        text: '',
        line: parser.line,
        children: [],
      };
      open.at(-1)?.children.push(element);
      open.push(element);
    }
    path.push(plain);
  });
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    path.pop();
    const element = open.pop();
    if (element) element.text = element.text.trim();
    if (element && open.length === 0) take(element, path);
  });
  parser.write(xml).close();
}

/** The text of an attribute, '' without. The parser may be asked for more than texts, which it then gives as objects. */
function attributeOf(attributes: Record<string, unknown>, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' ? value : '';
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** All elements at a path below one: ['FEATURE', 'FNAME']. A name may be one of several: 'FNAME|FT_NAME'. */
export function allAt(element: Element, path: readonly string[]): Element[] {
  const [first, ...rest] = path;
  if (first === undefined) return [element];
  const names = first.split('|');
  return element.children
    .filter(({ name }) => names.includes(name))
    .flatMap((child) => allAt(child, rest));
}

/** The text of the first element at a path; '' if there is none. */
export const textAt = (element: Element, path: readonly string[]): string =>
  allAt(element, path).find(({ text }) => text !== '')?.text ?? '';
