import { describe, expect, it } from 'vitest';
import { BLOCK_GROUPS } from '../../document/schema/schema';
import { loadSchemas } from '../../node/schemas/load';
import { blockKinds } from '../../node/studio/blockKinds';
import { kindsFor } from './kindsFor';

const schemas = loadSchemas(process.cwd());
const kinds = blockKinds(schemas, undefined, process.cwd());
const found = (text: string) => kindsFor(text, kinds).map(({ type }) => type);

describe('the gallery of blocks', () => {
  it.each([
    ['FAQ', 'accordion'],
    ['slider', 'hero-carousel'],
    ['slideshow', 'hero-carousel'],
    ['banner', 'hero'],
    ['advert', 'call-to-action'],
    ['clients', 'logo-grid'],
    ['reviews', 'testimonials'],
    ['opening hours', 'offices'],
    ['directions', 'office-maps'],
    ['price list', 'table'],
    ['about us', 'text-media'],
    ['basket', 'inquiry-list'],
    ['portfolio', 'project-gallery'],
    ['how it works', 'steps'],
    ['timeline', 'steps'],
    ['quick order', 'part-numbers'],
    ['terms', 'text'],
    ['side by side', 'columns'],
    ['Diashow', 'hero-carousel'],
    ['Bewertungen', 'testimonials'],
    ['horario', 'offices'],
    ['devis', 'sales-desk'],
    ['spørsmål og svar', 'accordion'],
    ['أسئلة شائعة', 'accordion'],
  ])('[T65] finds by "%s" the block %s', (text, type) => {
    expect(found(text)).toContain(type);
  });

  it('shows first what is called so, and last what only explains itself by the word', () => {
    expect(found('table')[0]).toBe('table');
    expect(found('text')[0]).toBe('text');
  });

  it('finds nothing by a word that no block knows', () => {
    expect(found('zebra')).toEqual([]);
  });

  it('has every block in a group, and its words in every language that the tables know', () => {
    const languages = ['ar', 'da', 'de', 'en', 'es', 'fr', 'nb', 'nl', 'pt', 'sv'];
    const without = schemas.blockTypes.filter((type) => {
      const { 'x-words': words = {}, 'x-group': group } = schemas.block(type) ?? {};
      const known = new Set(Object.keys(words));
      return !BLOCK_GROUPS.some((one) => one === group) || languages.some((one) => !known.has(one));
    });
    expect(without, 'add x-group and x-words to their schemas').toEqual([]);
  });
});
