import type { ForeignProduct } from '../foreign/product';
import { allAt, textAt, type Element } from './elements';
import { inLanguage } from './languages';
import { note, type Notes } from '../foreign/notes';

const LOGOS = 'logos, symbols and small copies of pictures: left out';
const FILES = 'links and files beside the pictures and one data sheet in PDF: left out';

/** What a file of an article is for. */
type FileKind = 'picture' | 'thumbnail' | 'logo' | 'sheet' | 'other';

interface ArticleFile {
  file: string;
  alt: string;
  kind: FileKind;
  order: number;
}

/** The pictures and the data sheet of an article, from BMEcat's own place and from that of ETIM. */
export function filesOf(
  article: Element,
  wanted: readonly string[],
  notes: Notes,
): Pick<ForeignProduct, 'pictures' | 'dataSheet'> {
  const places = [
    ['MIME_INFO', 'MIME'],
    ['USER_DEFINED_EXTENSIONS', 'MIME'],
    ['USER_DEFINED_EXTENSIONS', 'UDX.EDXF.MIME_INFO', 'UDX.EDXF.MIME'],
    ['UDX.EDXF.MIME_INFO', 'UDX.EDXF.MIME'],
  ];
  const files = places
    .flatMap((path) => allAt(article, path))
    .map((mime) => fileFrom(mime, wanted))
    .filter(({ file }) => file !== '');
  const of = (kind: FileKind) => files.filter((one) => one.kind === kind);
  const pictures = of('picture');
  const [sheet, ...moreSheets] = of('sheet');
  // Of some products there is nothing but a small picture.
  const shown = pictures.length > 0 ? pictures : of('thumbnail');
  note(notes, LOGOS, of('logo').length + (shown === pictures ? of('thumbnail').length : 0));
  note(notes, FILES, of('other').length + moreSheets.length);
  return {
    pictures: shown
      .toSorted((one, other) => (one.order === other.order ? 0 : one.order - other.order))
      .map(({ file, alt }) => ({ file, alt })),
    ...(sheet && { dataSheet: sheet.file }),
  };
}

/** A field of a file, in BMEcat and in ETIM's extension of it. */
const field = (name: string): string => `MIME_${name}|UDX.EDXF.MIME_${name}`;

function fileFrom(mime: Element, wanted: readonly string[]): ArticleFile {
  const said = (name: string) => inLanguage(allAt(mime, [field(name)]), wanted);
  const file = said('SOURCE');
  return {
    file,
    alt: said('DESCR') || said('DESIGNATION'),
    kind: kindOf(file, {
      type: textAt(mime, [field('TYPE')]),
      purpose: textAt(mime, [`${field('PURPOSE')}|${field('CODE')}`]),
    }),
    order: Number(textAt(mime, [field('ORDER')]) || Infinity),
  };
}

/**
 * By the purpose, in BMEcat's words or ETIM's codes: MD17 and MD18 are logos, MD06 and MD48 labels and symbols, MD47 a
 * small picture, MD19, MD22 and MD32 data sheets [ETIM BMEcat 5.0, MIME_CODE].
 */
function kindOf(file: string, { type, purpose }: { type: string; purpose: string }): FileKind {
  const isPicture = /^image\//i.test(type) || /\.(?:jpe?g|png|webp|gif|svg|tiff?)$/i.test(file);
  if (isPicture && /^(?:logo|icon|MD06|MD17|MD18|MD48)$/i.test(purpose)) return 'logo';
  if (isPicture) return /^(?:thumbnail|MD47)$/i.test(purpose) ? 'thumbnail' : 'picture';
  const isSheet = /^(?:data_sheet|MD19|MD22|MD32)$/i.test(purpose);
  return isSheet && /\.pdf$/i.test(file.replace(/[?#].*$/, '')) ? 'sheet' : 'other';
}
