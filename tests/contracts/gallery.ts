import { loadValidator } from '../../src/node/config/check/shape/loadValidator';
import type { SchemaSet } from '../../src/node/schemas/load';
import { COMPANY, companyConfig } from '../../src/node/site/company.fixture';
import type { Branch, SiteConfig } from '../../src/generated/authored';
import { EVERY_GROUND } from './galleryPath';
import { hasPageHeading, oneEach, type GalleryPage } from './galleryPages';
import type { Variant } from './variants';

/** A config with a page for each block, and its schemas. */
export interface Gallery {
  config: SiteConfig;
  schemas: SchemaSet;
  /** The company's folder, with public/. */
  siteDir: string;
}

/**
 * The company of tests/fixtures, whose ids and pictures the schemas' examples use, with other pages: those that
 * `arrange` makes of the blocks that `choose` returns, one for each by default. Blocks without a page heading are
 * preceded by one that has it. Throws if a block is invalid.
 */
export async function createGallery(
  root: string,
  choose: (schemas: SchemaSet) => Variant[],
  arrange: (variants: Variant[], schemas: SchemaSet) => GalleryPage[] = oneEach,
): Promise<Gallery> {
  const { config: site, schemas, hash } = await companyConfig();
  const pages = [
    ...arrange(choose(schemas), schemas).map((page) => pageOf(page, site, schemas)),
    everyGround(choose(schemas), schemas),
    ...newsPages(),
    // Keep the page of the inquiry list, because every page prefetches it.
    ...site.pages.filter(({ path }) => path === '/cart'),
  ];
  // Give each branch two maps, so that a block with one branch differs from one with all.
  const branches = site.branches.flatMap((branch) => [onMap(branch), onMap(branch, 'hills')]);
  const config: unknown = { ...structuredClone(site), branches, pages };
  const validate = loadValidator(root, hash);
  if (!validate(config)) {
    const [first] = validate.errors ?? [];
    throw new Error(`The gallery is no config: ${first?.instancePath} ${first?.message}`);
  }
  return { config, schemas, siteDir: COMPANY };
}

/** What the block news shows: pages with a date, of which one has a picture. */
function newsPages() {
  const description = 'What is new at the yard, said in a sentence as search engines show it.';
  const news = (path: string, title: string, date: string) => ({
    path: `/journal/${path}`,
    title,
    description,
    date,
    blocks: [{ type: 'hero', title }],
  });
  const image = { src: '/images/engine.svg', alt: 'An engine' };
  return [
    news('winter', 'The winter timetable of the ferry across the harbour', '2025-11-03'),
    { ...news('slip', 'The slip is open again', '2026-03-01'), image },
  ];
}

function onMap(branch: Branch, id = branch.id): Branch {
  const [embed, directions] = ['https://maps.example/embed', 'https://maps.example/directions'];
  return { ...branch, id, map: { caption: `Map of ${id}`, embed, directions } };
}

function pageOf({ path, type, variants }: GalleryPage, site: SiteConfig, schemas: SchemaSet) {
  const title = `${type}, ${variants.map(({ name }) => name).join(', ')}`;
  // Put a heading above the block, because it may have the level below that of the block before it.
  const above = { type: 'notice', heading: 'What comes before', text: 'The block follows.' };
  const blocks = withUniqueIds(variants);
  return {
    path: path + placeholderFor(type, site),
    title,
    description: `The block ${title}, as it stands on a page.`,
    blocks: hasPageHeading(type, schemas)
      ? blocks
      : [{ type: 'hero', title }, ...blocks.flatMap((block) => [above, block])],
  };
}

/** The blocks of variants, of which the last with an id keeps it: ids must be unique on a page. */
const withUniqueIds = (variants: readonly Variant[]) =>
  variants.map(({ block }, n) => {
    const { id, ...others } = block;
    const isTaken = variants.slice(n + 1).some((other) => other.block['id'] === id);
    return isTaken ? others : block;
  });

/** The full variant of every block on every background that its schema offers. */
function everyGround(variants: Variant[], schemas: SchemaSet) {
  const blocks = schemas.blockTypes.flatMap((type) => {
    const fullest = variants.findLast((variant) => variant.type === type);
    // Drop the id, because all these blocks are on one page.
    const { id: _, ...block } = fullest?.block ?? {};
    const grounds = schemas.block(type)?.properties?.['tone']?.enum;
    if (!fullest) return [];
    // Copy the block, because the build resolves blocks in place.
    return (grounds ?? [undefined]).map((tone) =>
      structuredClone(tone ? { ...block, tone } : block),
    );
  });
  const title = 'Every block on every ground';
  return { path: EVERY_GROUND, title, description: `${title}, one below the other.`, blocks };
}

/** '/:product' for a block that renders what the address names, as on the site's pages. */
function placeholderFor(type: string, { pages }: SiteConfig): string {
  const page = pages.find(({ path, blocks }) =>
    path.includes(':') ? blocks.some((block) => block.type === type) : false,
  );
  return /\/:\w+/.exec(page?.path ?? '')?.[0] ?? '';
}
