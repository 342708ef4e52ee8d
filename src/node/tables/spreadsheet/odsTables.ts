/** A sheet of an ODS file, which SheetJS says neither of. */
export interface OdsTable {
  name: string;
  isHidden: boolean;
}

/** The sheets of an ODS file by its content.xml, in their order. */
export function odsTables(content: string): OdsTable[] {
  const hidden = new Set(
    elements(content, 'style:style', 'table')
      .filter((style) => /<style:table-properties\s[^>]*table:display="false"/.test(style))
      .map((style) => attributeIn(style, 'style:name')),
  );
  return [...content.matchAll(/<table:table\s[^>]*>/g)].map(([tag]) => ({
    name: attributeIn(tag, 'table:name'),
    isHidden: hidden.has(attributeIn(tag, 'table:style-name')),
  }));
}

/** The styles of a family, each with what is in it. */
function elements(content: string, name: string, family: string): string[] {
  return [...content.matchAll(new RegExp(`<${name}\\s[^>]*>.*?</${name}>`, 'gs'))]
    .map(([element]) => element)
    .filter((element) => attributeIn(element, 'style:family') === family);
}

function attributeIn(tag: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return unescaped(double ?? single ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole: string, ...parts) => {
    const [hex, decimal, name] = parts as (string | undefined)[];
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
