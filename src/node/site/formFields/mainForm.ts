import type { Block, ContactFormBlock, SiteConfig } from '../../../generated/authored';
import { flatBlocks } from '../../../page/flatBlocks';
import type { SchemaSet } from '../../schemas/load';

/** Whether a block is a form: its schema has fields that the config lists. */
export function isForm(block: Block, schemas: SchemaSet): block is ContactFormBlock {
  const fields = Object.values(schemas.block(block.type)?.properties ?? {});
  return fields.some((field) => field['x-kind'] === 'form-fields');
}

/** The first form whose messages go where all go by default: the one that partners' pages show, too. */
export function mainForm(
  { pages, shared }: Pick<SiteConfig, 'pages' | 'shared'>,
  schemas: SchemaSet,
): ContactFormBlock | undefined {
  const blocks = pages
    .flatMap((page) => page.blocks)
    .flatMap((block) => (block.type === 'shared' ? (shared.blocks[block.name] ?? []) : [block]));
  return flatBlocks(blocks)
    .filter((block) => isForm(block, schemas))
    .find(({ endpoint, mailbox }) => endpoint === undefined && mailbox === undefined);
}
