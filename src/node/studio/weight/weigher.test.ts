import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import type { DevSite } from '../../dev/devSite';
import type { Preview } from '../preview';
import { createWeigher } from './weigher';

const page = (path: string, text: string) => ({ path, blocks: [{ type: 'notice', text }] });
const config = (...pages: unknown[]) => ({ pages });

/** As much of a site as is weighed. */
const siteOf = (value: { pages: unknown[] }, pricePerMegabyte?: object) =>
  ({
    assets: { files: new Map() },
    frame: { site: { branches: [] }, fontUrls: [] },
    embed: { config: { speed: { pricePerMegabyte } }, site: value },
    routes: {
      first: ({ path, blocks }: ReturnType<typeof page>) => ({
        path,
        pattern: path,
        page: { blocks },
      }),
    },
  }) as unknown as DevSite;

/** Letters that do not repeat: compressed, they still weigh something. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(97 + ((index * index * 7) % 26))).join(
    '',
  );

/** A preview that shows a draft; what the file holds is made into a site on request. */
function previewOf(draft: ReturnType<typeof config>, site: DevSite | undefined) {
  return {
    current: () => ({ site, shown: { revision: 1, draft, value: draft } }),
    make: vi.fn<Preview['make']>(async (value) => siteOf(value as ReturnType<typeof config>)),
    render: vi.fn<Preview['render']>(async (_, { page: { blocks } }) => JSON.stringify(blocks)),
  };
}

function weigherOf(preview: ReturnType<typeof previewOf>, saved: unknown) {
  const content = { value: saved };
  return createWeigher(join(temporaryFolder()), preview as unknown as Preview, () => content);
}

it('[T61] weighs a page of the draft beside the same page of the file, wherever it stood', async () => {
  const home = page('/', 'Welcome');
  const draft = config(page('/new', 'New'), {
    ...home,
    blocks: [...home.blocks, { type: 'notice', text: noise(4000) }],
  });
  const preview = previewOf(draft, siteOf(draft));
  const weigh = weigherOf(preview, config(home));
  const { before = 0, after, heaviest, withoutCode } = await weigh(1);
  expect(before).toBeGreaterThan(0);
  expect(after).toBeGreaterThan(before);
  expect(heaviest?.pointer).toBe('/pages/1/blocks/1');
  expect(withoutCode).toBe(true);
  // A page that the file does not have.
  expect(await weigh(0)).not.toHaveProperty('before');
});

it('[T61] makes no site of the file as long as it holds the draft', async () => {
  const draft = config(page('/', 'Welcome'));
  const preview = previewOf(draft, siteOf(draft));
  const { before, after } = await weigherOf(preview, structuredClone(draft))(0);
  expect(before).toBe(after);
  expect(preview.render).toHaveBeenCalledTimes(1);
  expect(preview.make).not.toHaveBeenCalled();
});

it('[T61] measures a page of the same site once, and makes a site of the file once', async () => {
  const draft = config(page('/', 'Welcome'));
  const preview = previewOf(draft, siteOf(draft));
  const weigh = weigherOf(preview, config(page('/', 'Good day')));
  expect(await weigh(0)).toEqual(await weigh(0));
  // Once for the draft, and once for the file.
  expect(preview.render).toHaveBeenCalledTimes(2);
  expect(preview.make).toHaveBeenCalledTimes(1);
});

it('[T61] says what the draft weighs when the file has mistakes', async () => {
  const draft = config(page('/', 'Welcome'));
  const preview = previewOf(draft, siteOf(draft));
  preview.make.mockRejectedValue(new Error('The config has mistakes.'));
  const weight = await weigherOf(preview, config(page('/', 7 as never)))(0);
  expect(weight.after).toBeGreaterThan(0);
  expect(weight).not.toHaveProperty('before');
});

it('[T61] refuses in words as long as the page cannot be shown', async () => {
  const draft = config(page('/', 'Welcome'));
  const refusal = 'This page cannot be shown yet.';
  await expect(weigherOf(previewOf(draft, undefined), draft)(0)).rejects.toThrow(refusal);
  await expect(weigherOf(previewOf(draft, siteOf(draft)), draft)(7)).rejects.toThrow(refusal);
});

it('weighs a page again that could not be drawn before', async () => {
  const draft = config(page('/', 'Welcome'));
  const preview = previewOf(draft, siteOf(draft));
  preview.render.mockRejectedValueOnce(new Error('A module is being written.'));
  const weigh = weigherOf(preview, draft);
  await expect(weigh(0)).rejects.toThrow('being written');
  expect((await weigh(0)).after).toBeGreaterThan(0);
});
