import { expect, it } from 'vitest';
import type { Video } from '../../../generated/authored';
import { flatBlocks } from '../../../page/flatBlocks';
import { externalOrigins } from '../../hosting/fromConfig';
import { companyConfig, resolveCompany, type WholeConfig } from '../company.fixture';

const ADDRESS = 'https://youtu.be/aqz-KE-bpKQ';

/** Gives the page of services a video, of which a drawing is the still. */
function giveVideo({ pages }: WholeConfig, more: Partial<Video> = {}): void {
  const hero = pages.find(({ path }) => path === '/services')?.blocks[0];
  if (hero?.type !== 'hero') throw new Error('There is no hero.');
  hero.image = { src: '/images/winch.svg', alt: 'A winch', decorative: false, draw: false };
  hero.video = { type: 'video', title: 'A winch is fitted', address: ADDRESS, ...more };
}

it('[K17] the video of a hero is a block of its page, with the picture as its still', async () => {
  const site = await resolveCompany((config) => giveVideo(config));
  const blocksOf = (path: string) =>
    flatBlocks(site.pages.find((page) => page.path === path)?.blocks ?? []);
  const [hero, video] = blocksOf('/services');
  expect(hero).toMatchObject({ type: 'hero', image: { alt: 'A winch' } });
  expect(video).toMatchObject({
    type: 'video',
    bare: true,
    still: { alt: 'A winch', src: expect.stringMatching(/^\/assets\/winch/) },
    address: { host: 'YouTube' },
  });
  expect(blocksOf('/contact').map(({ type }) => type)).not.toContain('video');
});

it('[K17] the policies of the site allow its player', async () => {
  const { config } = await companyConfig();
  expect(externalOrigins(config).playerOrigins).toBeUndefined();
  giveVideo(config);
  expect(externalOrigins(config).playerOrigins).toEqual(['https://www.youtube-nocookie.com']);
});
