import { unsetField } from '../../../../document/operation';
import { isRecord } from '../../../../document/isRecord';
import type { Path } from '../../../../document/schema/walk';
import type { Context, Rule } from '../context';

/** Focus points and crops are on photos only, and a crop ends within its photo [V5]. */
export const rule: Rule = (context) => {
  for (const { value, path } of context.facts.visits('image')) {
    if (!isRecord(value)) continue;
    if (isDrawing(value['src'])) warnOfDrawing(context, value, path);
    for (const [start, size, edge] of SIDES) {
      const end = percent(value['crop'], start) + percent(value['crop'], size);
      if (end <= 100) continue;
      context.error(
        [...path, 'crop', size],
        `The crop ends ${end - 100} % beyond the ${edge} edge of the photo.`,
        `Together, "${start}" and "${size}" may be 100 at most.`,
      );
    }
  }
};

const SIDES = [
  ['x', 'width', 'right'],
  ['y', 'height', 'bottom'],
] as const;

const isDrawing = (src: unknown) => typeof src === 'string' && src.endsWith('.svg');

function warnOfDrawing({ warning }: Context, image: Record<string, unknown>, path: Path): void {
  for (const field of ['focus', 'crop']) {
    if (!(field in image)) continue;
    warning(
      [...path, field],
      'A drawing is always shown whole: this is for photos.',
      'Leave it out.',
      [unsetField([...path, field])],
    );
  }
}

function percent(crop: unknown, field: string): number {
  const value = isRecord(crop) ? crop[field] : undefined;
  return typeof value === 'number' ? value : 0;
}
