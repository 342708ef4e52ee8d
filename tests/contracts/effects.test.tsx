import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadSchemas, type SchemaSet } from '../../src/node/schemas/load';
import { ROOT } from '../architecture/sources';
import { Blocks, prepareDrawings } from './draw';
import { blockVariants, optionalFields, without, type Variant } from './variants';

/** A block with and without one of its optional fields. */
interface Removal {
  /** The type and the field: 'card-grid › cards.0.icon'. */
  field: string;
  variant: Variant;
  reduced: Variant;
}

/**
 * Fields that only affect animations, which tests/browser covers, how a pasted list is read (node/site/units), what the
 * visitor's clock decides (blocks/offices), what only a computer with a list shows (blocks/inquiry-list), or what is
 * sent (widgets/contact-form), what another site shows (node/site/maps),
 * or where logos lead if products have their brands (node/site/logos).
 */
const UNSEEN = [
  'hero-carousel › interval',
  'logo-strip › speed',
  'part-numbers › units',
  'offices › open',
  'offices › closed',
  'inquiry-list › scan',
  'logo-grid › brands',
  'place-map › zoom',
  'contact-form › subject',
  'contact-form › mailbox',
  'contact-form › takesFiles',
  'hero › video.type',
];

/**
 * Fields that act before a block is drawn (node/site/leaveOut), on the photo, or by CSS (node/site/focus), and those of
 * the desk, which is drawn in the browser alone.
 */
const ELSEWHERE =
  /( › (hidden|onlyIn|from|until)|\.focus|\.crop)$|^sales-desk › (?!heading|intro)|^accordion › kind$|^vacancies › items\.0\.kind$/;

const isSeen = (field: string) => !UNSEEN.includes(field) && !ELSEWHERE.test(field);

const schemas = loadSchemas(ROOT);
const all = removals(schemas);
const fields = [...new Set(all.map(({ field }) => field))];
const { site, pagesOf } = await prepareDrawings((set) => [
  ...blockVariants(set),
  ...all.map(({ reduced }) => reduced),
]);

describe('an optional field of a block', () => {
  it.each(fields.filter(isSeen))('changes the rendered HTML: %s', (field) => {
    const tries = all.filter((removal) => removal.field === field);
    const changed = tries.some(({ variant, reduced }) => draw(variant) !== draw(reduced));
    expect(changed).toBe(true);
  });

  it('is one of many', () => {
    expect(fields.length).toBeGreaterThan(60);
    expect(fields).toEqual(expect.arrayContaining(UNSEEN));
  });
});

function removals(set: SchemaSet): Removal[] {
  return blockVariants(set).flatMap((variant) => {
    const { type, name, block } = variant;
    return optionalFields(set.block(type) ?? {}, block).map((path): Removal => {
      const way = path.join('.');
      const reduced = { type, name: `${name} without ${way}`, block: without(block, path) };
      return { field: `${type} › ${way}`, variant, reduced };
    });
  });
}

/** The HTML of a block, without the name of the variant that its page carries. */
function draw(variant: Variant): string {
  return pagesOf(variant)
    .map((page) => renderToStaticMarkup(<Blocks site={site} page={page} />))
    .join('')
    .replaceAll(`${variant.type}, ${variant.name}<`, '<');
}
