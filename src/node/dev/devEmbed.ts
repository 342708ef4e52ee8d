import { join } from 'node:path';
import { publishEmbed, type PublishOptions } from '../embed/publishEmbed';

/** The site's inputs to the embed, without the folders and files kept between builds. */
export type EmbedSources = Omit<PublishOptions, 'cache' | 'kept'>;

/** The embed in the dev server. */
export interface DevEmbed {
  /** The file at an address below /embed or /catalogue. The first request builds all of them. */
  file(sources: EmbedSources, url: string): Promise<string | Buffer | undefined>;
  /** Call when sources have changed: the next request rebuilds. */
  forget(): void;
}

/**
 * Builds in memory, for one site at a time. Nothing is minified and earlier releases are not kept, because no partner's
 * page loads from a dev server.
 */
export function createDevEmbed(): DevEmbed {
  let built: { sources: EmbedSources; files: Promise<Map<string, string | Buffer>> } | undefined;
  return {
    async file(sources, url) {
      if (built?.sources !== sources) built = { sources, files: build(sources) };
      const { files } = built;
      // Retry after a failure: the next save may fix the mistake.
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
  await publishEmbed({ write }, { ...sources, cache, kept: new Map(), isDraft: true });
  return files;
}
