import { join } from 'node:path';
import { publishEmbed, type EmbedParts } from '../embed/publishEmbed';

/** What is known of a site for its embed: all but where files are kept. */
export type EmbedSources = Omit<EmbedParts, 'cache' | 'kept'>;

/** The embed as the dev server has it. */
export interface DevEmbed {
  /** The file at an address below /embed or /catalogue; built with all others at the first request. */
  file(sources: EmbedSources, url: string): Promise<string | Buffer | undefined>;
  /** Sources have changed: the next request builds anew. */
  forget(): void;
}

/** Everything in memory, for one site at a time. Nothing of earlier builds is kept: no page out there loads from here. */
export function createDevEmbed(): DevEmbed {
  let built: { sources: EmbedSources; files: Promise<Map<string, string | Buffer>> } | undefined;
  return {
    async file(sources, url) {
      if (built?.sources !== sources) built = { sources, files: build(sources) };
      const { files } = built;
      // Who saves a mistake and mends it asks again.
      files.catch(() => (built = undefined));
      return (await files).get(url);
    },
    forget() {
      built = undefined;
    },
  };
}

async function build(sources: EmbedSources): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>();
  const cache = join(sources.root, 'node_modules', '.cache');
  const write = async (url: string, content: string | Buffer) => void files.set(url, content);
  await publishEmbed({ write }, { ...sources, cache, kept: new Map() });
  return files;
}
