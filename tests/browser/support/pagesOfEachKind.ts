import type { SiteConfig } from '../../../src/generated/authored';

/** The pages that show a block as no page before them does: of another type, or with other fields. */
export function pagesOfEachKind({ pages }: Pick<SiteConfig, 'pages'>): string[] {
  const seen = new Set<string>();
  const single = pages.filter((page) => !page.path.includes(':'));
  const kinds = single.filter(({ blocks }) => {
    const shapes = blocks.map((block) => [block.type, ...Object.keys(block).toSorted()].join(' '));
    const isNew = shapes.some((shape) => !seen.has(shape));
    for (const shape of shapes) seen.add(shape);
    return isNew;
  });
  return kinds.map((page) => page.path);
}
