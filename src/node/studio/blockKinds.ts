import type { SiteConfig } from '../../generated/authored';
import type { BlockKind } from '../../studio/protocol';
import { blankExample } from '../../document/schema/blank';
import { newBlocks, type OwnExample } from '../dev/ownExamples';
import type { SchemaSet } from '../schemas/load';
import type { AskedLanguage } from './language/askedLanguage';

const ENGLISH = { textOf: (text: string) => text, say: (text: string) => text };

/**
 * All kinds of blocks, each with what is added of it.
 * @param config With its defaults; undefined as long as there is none without mistakes: all kinds are offered then as
 *   their schemas show them.
 * @param language Puts their titles and descriptions, and what is missing, into the language of Studio.
 */
export function blockKinds(
  set: SchemaSet,
  config: SiteConfig | undefined,
  siteDir: string,
  { textOf, say }: Pick<AskedLanguage, 'textOf' | 'say'> = ENGLISH,
): BlockKind[] {
  const own = config ? newBlocks(config, set, siteDir) : asWritten(set);
  return set.blockTypes.map((type): BlockKind => {
    const schema = set.block(type);
    const found = own.find((one) => one.type === type);
    const missing = found?.missing;
    return {
      type,
      title: textOf(schema?.title ?? type),
      description: textOf(schema?.description ?? ''),
      group: schema?.['x-group'] ?? 'more',
      words: Object.values(schema?.['x-words'] ?? {})
        .flat()
        .join(' '),
      block: missing === undefined ? found?.block : undefined,
      ...(missing !== undefined && { missing: say(`This site has no ${missing}.`) }),
      inColumns: schema?.['x-in-columns'] ?? false,
    };
  });
}

function asWritten(set: SchemaSet): OwnExample[] {
  return set.blockTypes.flatMap((type) => {
    const schema = set.block(type);
    const [example] = schema?.examples ?? [];
    if (!schema || example === undefined) return [];
    const block = blankExample(schema, example) as OwnExample['block'];
    return [{ type, index: 0, block, missing: undefined }];
  });
}
