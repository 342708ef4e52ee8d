const PARAGRAPH = /<text:p(?:\s[^<>]*)?>.*?<\/text:p>/gs;
const WORDS = />[^<]+/g;
const KEPT_SPACES = /(?<=^>) +| {2,}| +$/g;

/**
 * The content of an ODS file with an element for each space that a reader may leave out: several in a row, and those at
 * the ends of a paragraph. LibreOffice writes them as they are in cells of several lines, and reads them so; SheetJS
 * leaves them out (findings/sheetjs-leaves-out-spaces-of-ods.sh).
 */
export function withSpaces(content: string): string {
  return content.replaceAll(PARAGRAPH, (paragraph) =>
    paragraph.replaceAll(WORDS, (words) =>
      words.replaceAll(KEPT_SPACES, ({ length }) => `<text:s text:c="${length}"/>`),
    ),
  );
}
