import type { SiteConfig } from '../../generated/authored';
import type { BlockKind } from '../../studio/protocol';
import { ownExamples, type OwnExample } from '../dev/gallery';
import type { SchemaSet } from '../schemas/load';

/**
 * All kinds of blocks, with examples that this site can show.
 * @param config With its defaults; undefined as long as there is none without mistakes: all kinds are offered then as
 *   their schemas show them.
 */
export function blockKinds(
  set: SchemaSet,
  config: SiteConfig | undefined,
  siteDir: string,
): BlockKind[] {
  const own = config ? ownExamples(config, set, siteDir) : asWritten(set);
  return set.blockTypes.map((type): BlockKind => {
    const schema = set.block(type);
    const ofType = own.filter((example) => example.type === type);
    const usable = ofType.filter(({ missing }) => missing === undefined);
    const lacking = usable.length === 0 ? ofType[0]?.missing : undefined;
    return {
      type,
      title: schema?.title ?? type,
      description: schema?.description ?? '',
      examples: usable.map(({ block }) => block),
      ...(lacking !== undefined && { missing: `This site has no ${lacking}.` }),
      inColumns: schema?.['x-in-columns'] ?? false,
    };
  });
}

function asWritten(set: SchemaSet): OwnExample[] {
  return set.blockTypes.flatMap((type) =>
    (set.block(type)?.examples ?? []).map((example, index) => ({
      type,
      index,
      block: example as OwnExample['block'],
      missing: undefined,
    })),
  );
}
