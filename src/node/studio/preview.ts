import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { blockLoaders } from '../assets/code/blockLoaders';
import type { DevSite } from '../dev/devSite';
import { devSite } from '../dev/plugin';
import { renderDevPage } from '../dev/renderDevPage';
import type { Route } from '../site/pages';
import { blockStills } from './blockStills';
import { previewBridge } from './previewBridge';
import type { PreviewOptions, Shown } from './previewOptions';
import { createPreviewSource } from './previewSource';

/** The first port that is tried; the dev server's own comes before. */
const FIRST_PORT = 5180;

/** The dev server that shows the draft. */
export interface Preview {
  /** 'http://127.0.0.1:5180' */
  origin: string;
  /** Shows a draft; of several that come fast, the last one. Resolves when pages are made of it. */
  show(shown: Shown): Promise<void>;
  /**
   * Shows an earlier version, until the draft is shown again or changes; without one, the draft.
   * @returns Whether pages could be made of it.
   */
  lookAt(version?: Shown): Promise<boolean>;
  /** The site that is shown, if there has been one, and the draft that it was made of. */
  current(): { site: DevSite | undefined; shown: Shown | undefined };
  /** The site of another config; undefined if it has mistakes. */
  make(config: unknown): Promise<DevSite | undefined>;
  /** A page as HTML. */
  render(site: DevSite, route: Route): Promise<string>;
  close(): Promise<void>;
}

/** Starts the dev server for a draft, on 127.0.0.1 and a port of its own. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { root, file } = options;
  const source = createPreviewSource(options);
  const server = await createServer({
    root,
    configFile: false,
    publicDir: false,
    // By Studio's port, so that no other server that runs has the same: each would throw the other's out.
    cacheDir: `node_modules/.vite/studio-${new URL(options.studio).port}`,
    logLevel: 'warn',
    server: {
      host: '127.0.0.1',
      // Vite takes the next one if it is taken.
      port: FIRST_PORT,
      // Other pages on this machine could read the draft.
      cors: false,
      hmr: { overlay: false },
      watch: { ignored: ['**/dist.{new,old}/**'] },
    },
    plugins: [
      react(),
      blockLoaders(),
      blockStills(() => source.current().site),
      previewBridge(source.page, {
        publicDir: join(dirname(file), 'public'),
        studio: options.studio,
      }),
      devSite(file, source.draft),
    ],
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' && address ? address.port : FIRST_PORT;
  return {
    origin: `http://127.0.0.1:${port}`,
    show: (shown) => source.show(shown),
    lookAt: (version) => source.lookAt(version),
    current: () => source.current(),
    make: (config) => source.make(config),
    render: (site, route) => renderDevPage(server, site, route),
    close: () => server.close(),
  };
}
