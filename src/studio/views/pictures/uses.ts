import type { Schema } from '../../../document/schema/schema';
import { isRecord } from '../../../document/isRecord';
import { walk } from '../../../document/schema/walk';
import { pointerInWords } from '../../../document/describe';
import { toPointer, type Operation } from '../../../document/operation';
import { spokenDescribing } from '../../language/spoken';

/** A place that shows a picture. */
export interface PictureUse {
  /** Of the picture in the config: '/pages/0/blocks/2/image'. */
  pointer: string;
  /** Where, in words: 'Home › image of "Our Core Values"'. */
  where: string;
  alt: string;
  isDecorative: boolean;
  /** The picture as the config has it. */
  value: Readonly<Record<string, unknown>>;
}

/** Where each picture is used, by what the config calls it, in the order of the config. */
export function usesOf(schema: Schema, root: unknown): Map<string, PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  walk(schema, root, ({ kind, value, path }) => {
    if (kind !== 'image' || !isRecord(value)) return;
    const { src, alt, decorative } = value;
    if (typeof src !== 'string') return;
    const pointer = toPointer(path);
    const use = {
      pointer,
      where: pointerInWords(schema, root, pointer, spokenDescribing()),
      alt: typeof alt === 'string' ? alt : '',
      isDecorative: decorative === true,
      value,
    };
    uses.set(src, [...(uses.get(src) ?? []), use]);
  });
  return uses;
}

/** Whether a picture lacks the text for those who cannot see it. */
export function isUntold({ alt, isDecorative }: PictureUse): boolean {
  return alt.trim() === '' && !isDecorative;
}

/** Puts another picture in all places of one. `alt` is what it shows; empty, the present texts stay. */
export function replaceEverywhere(
  uses: readonly PictureUse[],
  src: string,
  alt: string,
): Operation[] {
  return uses.flatMap(({ pointer, isDecorative, value }): Operation[] => {
    // They are of the old photo; and a photo cannot draw itself.
    const gone = ['focus', 'crop', ...(src.endsWith('.svg') ? [] : ['draw'])];
    return [
      { op: 'set', at: `${pointer}/src`, value: src },
      ...(alt === '' || isDecorative
        ? []
        : [{ op: 'set' as const, at: `${pointer}/alt`, value: alt }]),
      ...gone
        .filter((field) => field in value)
        .map((field) => ({ op: 'unset' as const, at: `${pointer}/${field}` })),
    ];
  });
}

/** What makes a text a poor one for those who cannot see the picture; undefined for one that may be good. */
export function weaknessOf(alt: string): 'name' | 'start' | 'long' | undefined {
  const text = alt.trim();
  if (/\.(svg|jpe?g|png|webp|avif)$|^(img|dsc|dscn|pxl)[_-]?\d/i.test(text)) return 'name';
  if (/^(a |an |the )?(picture|image|photo|photograph|drawing) of\b/i.test(text)) return 'start';
  return text.length > 160 ? 'long' : undefined;
}
