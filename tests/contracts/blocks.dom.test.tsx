import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../src/node/schemas/load';
import { hydrate } from '../../src/ui/testing/hydrate';
import { settle } from '../../src/ui/testing/settle';
import { ROOT } from '../architecture/sources';
import { Blocks, prepareDrawings } from './draw';
import { blockVariants } from './variants';

// In happy-dom, a cancelled animation causes an unhandled rejection, unlike in browsers.
Reflect.deleteProperty(Element.prototype, 'animate');

const { site, pagesOf } = await prepareDrawings(blockVariants);
const schemas = loadSchemas(ROOT);
const variants = blockVariants(schemas);

describe.each(schemas.blockTypes)('[K6] the block %s', (type) => {
  const own = variants.filter((variant) => variant.type === type);

  it.each(own)('renders and hydrates without a warning: $name', async (variant) => {
    const drawn = pagesOf(variant).map((page) => hydrate(<Blocks site={site} page={page} />));
    expect(drawn).not.toEqual([]);
    expect(drawn.flatMap(({ complaints }) => complaints)).toEqual([]);
    for (const { container } of drawn) expect(container.textContent).not.toBe('');
    // What a block loads is not there: it says so before its test ends.
    await settle();
  });
});
