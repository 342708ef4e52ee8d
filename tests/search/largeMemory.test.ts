import { expect, it } from 'vitest';
import { createMemorySearch } from '../../src/catalogue/search/memorySearch';
import type { SearchRequest } from '../../src/catalogue/search/searchTypes';
import { open } from '../../src/node/search/providers/memory';
import { isSame, requestsFor } from './manyRequests';
import { partsCatalogue } from './partsCatalogue';

const SIZE = 1600;

it('the endpoint answers to the letter what the page answers, though it looks at few products', async () => {
  const source = partsCatalogue(SIZE);
  const [page, endpoint] = [
    createMemorySearch(source),
    await open(source, { site: 'https://site.example', version: '1' }),
  ];
  const different: SearchRequest[] = [];
  for (const request of requestsFor(source))
    if (!isSame(await page.search(request), await endpoint.search(request)))
      different.push(request);
  expect(different).toEqual([]);
});
