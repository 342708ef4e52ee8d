import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectOk } from '../../../src/catalogue/expectOk';
import { writeRequest } from '../../../src/catalogue/search/requestAddress';
import type { SearchRequest, SearchResult } from '../../../src/catalogue/search/searchTypes';
import { endpointOf } from '../../../src/node/search/testing';
import { searchHandler } from '../../../src/node/search/searchHandler';
import { open as openMemory } from '../../../src/node/search/providers/memory';
import type { Open } from './open';

/** The network itself: another provider has one of its own. */
const { fetch } = globalThis;

/** The endpoint, asked by its address as the page asks it. */
export const open: Open = async (source) => {
  const name = { site: 'https://site.example', version: '1' };
  const handler = searchHandler(endpointOf(await openMemory(source, name)));
  const server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    search: async (request: SearchRequest) => {
      const address = `http://127.0.0.1:${port}/search.json?${writeRequest(request)}`;
      return (await expectOk(await fetch(address)).json()) as SearchResult;
    },
  };
};
