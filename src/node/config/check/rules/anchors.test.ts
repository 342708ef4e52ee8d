import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARRIED_ID } from '../../../../app/navigation/pageIds';
import { check, GOOD, swap } from '../../../../../tests/broken-configs/breaking';

const SRC = resolve(import.meta.dirname, '../../../..');

/** The ids in the components and the frame of every page. Studio's components are never on a page of the site. */
function ownIds(): string[] {
  const components = readdirSync(SRC, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.tsx') && !/test|^studio/.test(file),
  );
  const files = [...components, 'node/render/document.ts'];
  const ids = files.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/\sid="([a-z-]+)"/g)].map(([, id]) => id),
  );
  return [...new Set([...ids, CARRIED_ID])].flatMap((id) => id ?? []).toSorted();
}

describe('the id of a block', () => {
  it('is refused if an element of the site already has it', async () => {
    const messages = async (id: string): Promise<string[]> => {
      const text = swap(GOOD, '"heading": "What We Stock"', `"id": "${id}", "heading": "What"`);
      return (await check(text)).problems.map(({ message }) => message);
    };
    const ids = ownIds();
    expect(ids).toEqual(expect.arrayContaining(['chat', 'content', 'menu', 'root']));
    for (const id of ids) {
      expect(await messages(id)).toEqual([
        `The id "${id}" belongs to a part that the site has on its pages already.`,
      ]);
    }
    expect(await messages('our-menu')).toEqual([]);
  });
});
