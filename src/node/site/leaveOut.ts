import type { Block, SiteConfig } from '../../generated/authored';

/** Whether a block is on the site: not one that is hidden. */
export function isOnSite(block: { hidden?: unknown }): boolean {
  return block.hidden !== true;
}

/** The config without what is not on the site, as pages are made from it. Does not mutate the config. */
export function leaveOut(config: SiteConfig): SiteConfig {
  const lists = Object.entries(config.shared.blocks);
  return {
    ...config,
    pages: config.pages.map((page) => ({ ...page, blocks: shown(page.blocks) })),
    notFound: { ...config.notFound, blocks: shown(config.notFound.blocks) },
    shared: {
      ...config.shared,
      blocks: Object.fromEntries(lists.map(([name, blocks]) => [name, shown(blocks)])),
    },
  };
}

function shown(blocks: readonly Block[]): Block[] {
  return blocks
    .filter((block) => isOnSite(block))
    .map((block) =>
      block.type === 'columns'
        ? Object.assign({}, block, { columns: block.columns.map(shown) })
        : block,
    );
}
