import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { devSite } from './plugin';

/** A server with this project folder, whose watcher emits the events that a test wants. */
function watchedServer(root: string) {
  const watcher = Object.assign(new EventEmitter(), { add: () => undefined });
  const server = { config: { root }, watcher, middlewares: { use: () => undefined } };
  return { server: server as unknown as ViteDevServer, watcher };
}

it('tells an editor which files of its site, the schemas and the code have changed', async () => {
  const [root, folder] = [join('/', 'project'), join('/', 'company')];
  const told: string[] = [];
  const plugin = devSite(join(folder, 'site.config.json'), {
    entry: '/src/preview.tsx',
    read: async () => ({ problems: '' }),
    connect: () => undefined,
    announce: () => undefined,
    fileChanged: (file) => told.push(file),
  });
  const { server, watcher } = watchedServer(root);
  const { configureServer } = plugin;
  if (typeof configureServer !== 'function') throw new Error('It has become an object.');
  await configureServer.call({} as never, server);
  const telling = [
    join(folder, 'site.config.json'),
    join(folder, 'public/images/winch.svg'),
    join(root, 'schemas/site.schema.json'),
    join(root, 'src/blocks/stats/stats.module.css'),
  ];
  for (const file of [...telling, join(root, 'README.md')]) watcher.emit('all', 'change', file);
  expect(told).toEqual(telling);
});
