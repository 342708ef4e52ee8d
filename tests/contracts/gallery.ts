import { join } from 'node:path';
import { checkConfig } from '../../src/build/check/checkConfig';
import { loadValidator } from '../../src/build/check/shape/loadValidator';
import { generate } from '../../src/build/schemas/generate';
import type { SchemaSet } from '../../src/build/schemas/load';
import type { SiteConfig } from '../../src/generated/authored';
import { galleryPath } from './gallery-path';
import type { Variant } from './variants';

/** A config whose pages show blocks, and the schemas it fits. */
export interface Gallery {
  config: SiteConfig;
  schemas: SchemaSet;
}

/**
 * The site of the project with other pages: one for each block that `choose` gives. A block without a
 * heading for the page comes after blocks that have one. Throws where the project's config, or one of the blocks, is wrong.
 */
export async function createGallery(
  root: string,
  choose: (schemas: SchemaSet) => Variant[],
): Promise<Gallery> {
  const { set: schemas, hash } = await generate(root);
  const { config: site } = await checkConfig(join(root, 'site.config.json'), { root });
  if (!site) throw new Error('site.config.json has mistakes: npm run check tells them.');
  const pages = [
    ...choose(schemas).map((variant) => pageOf(variant, site, schemas)),
    // Every page fetches the one with the list ahead.
    ...site.pages.filter(({ path }) => path === '/cart'),
  ];
  const config: unknown = { ...structuredClone(site), pages };
  const validate = loadValidator(root, hash);
  if (!validate(config)) {
    const [first] = validate.errors ?? [];
    throw new Error(`The gallery is no config: ${first?.instancePath} ${first?.message}`);
  }
  return { config, schemas };
}

function pageOf(variant: Variant, site: SiteConfig, schemas: SchemaSet) {
  const { type, name, block } = variant;
  const title = `${type}, ${name}`;
  // A block may leave its heading to the one before it: the headings of a page still form an outline.
  const above = [
    { type: 'hero', title },
    { type: 'notice', heading: 'What comes before', text: 'The block follows.' },
  ];
  return {
    path: galleryPath(variant) + placeholderFor(type, site),
    title,
    description: `The block ${title}, as it stands on a page.`,
    blocks: hasPageHeading(type, schemas) ? [block] : [...above, block],
  };
}

/** '/:product' for a block that draws what the address names, as the pages of the site say. */
function placeholderFor(type: string, { pages }: SiteConfig): string {
  const page = pages.find(({ path, blocks }) =>
    path.includes(':') ? blocks.some((block) => block.type === type) : false,
  );
  return /\/:\w+/.exec(page?.path ?? '')?.[0] ?? '';
}

function hasPageHeading(type: string, schemas: SchemaSet): boolean {
  const schema = schemas.block(type);
  const fields = Object.values(schema?.properties ?? {});
  return [schema, ...fields].some((part) => part?.['x-heading'] === 1);
}
