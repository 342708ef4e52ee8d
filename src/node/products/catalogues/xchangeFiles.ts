import type { ForeignProduct } from '../foreign/product';
import { inLanguage } from './languages';
import { note, type Notes } from '../foreign/notes';
import { listAt, textOf, textsOf, type Part } from './xchangeParts';

const FILES = 'files of products beside pictures and a data sheet in PDF: left out';

/**
 * The pictures and the data sheet of a product. ATX015 is its main picture, ATX018 a further one, ATX003 a data sheet
 * and ATX014 a logo [ETIM xChange 1.1, AttachmentType].
 */
export function filesOf(
  product: Part,
  language: string,
  notes: Notes,
): Pick<ForeignProduct, 'pictures' | 'dataSheet'> {
  const files = listAt(product, 'ProductAttachments').map((attachment) => {
    const [first = attachment] = listAt(attachment, 'AttachmentDetails');
    const file =
      textOf(first, 'AttachmentUri') ||
      textOf(first, 'AttachmentFilename') ||
      textOf(attachment, 'AttachmentUri');
    const texts = textsOf(listAt(first, 'AttachmentDescription'), 'AttachmentDescription');
    const type = textOf(attachment, 'AttachmentType').toUpperCase();
    const order = Number(textOf(attachment, 'AttachmentOrder') || Infinity);
    return { file, type, order, alt: inLanguage(texts, [language]) };
  });
  const pictures = files
    .filter(isPicture)
    .toSorted((one, other) => rank(one) - rank(other) || compare(one.order, other.order));
  const sheet = files.find(({ type, file }) => type === 'ATX003' && /\.pdf(?:\?|$)/i.test(file));
  note(notes, FILES, files.length - pictures.length - (sheet ? 1 : 0));
  return {
    pictures: pictures.map(({ file, alt }) => ({ file, alt })),
    ...(sheet && { dataSheet: sheet.file }),
  };
}

const isPicture = ({ file, type }: { file: string; type: string }): boolean =>
  file !== '' &&
  type !== 'ATX014' &&
  (/^ATX01[58]/.test(type) || /\.(?:jpe?g|png|webp|gif|svg|tiff?)(?:\?|$)/i.test(file));

const rank = ({ type }: { type: string }): number => (type === 'ATX015' ? 0 : 1);

/** Two that have no place are as they came. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
