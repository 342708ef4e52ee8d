import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** What the check says of a video with these fields. */
async function saidOf(fields: object): Promise<string[]> {
  const still = { src: '/images/winch.svg', alt: 'A winch' };
  const config = JSON.parse(GOOD) as { pages: { blocks: object[] }[] };
  config.pages[0]?.blocks.push({ type: 'video', title: 'A winch is fitted', still, ...fields });
  const { problems } = await check(JSON.stringify(config));
  return problems
    .filter(({ path }) => path.includes('Video'))
    .map(({ severity, path, message }) => `${severity} ${path.split(' › ').at(-1)}: ${message}`);
}
const [file, captions] = ['/files/winch.webm', '/files/winch.vtt'];
const address = 'https://youtu.be/aqz-KE-bpKQ';

it('is content with a file that has captions, or with an address', async () => {
  expect(await saidOf({ file, captions })).toEqual([]);
  expect(await saidOf({ address })).toEqual([]);
});

it.each([
  [
    'an address that is none of a video',
    { address: 'https://www.example.org/video' },
    'error address: "https://www.example.org/video" is no address of a video',
  ],
  ['no video', {}, 'warning block'],
  ['two videos', { file, captions, address }, 'warning address: This block has two videos'],
  ['no captions', { file }, 'warning file: This video has no captions'],
  [
    'a file that is not there',
    { file: '/files/winsch.webm', captions },
    'error file: There is no file',
  ],
])('names %s', async (_, fields, said) => {
  expect(await saidOf(fields)).toEqual([expect.stringContaining(said)]);
});

it.each([
  ['is content with a still and captions', { file, captions }, true, []],
  ['misses captions', { file }, true, ['warning file: This video has no captions']],
  ['misses the video', {}, true, ['warning video: This block has no video']],
  ['misses the still', { address }, false, ['error video: This video has no still']],
])('[K17] in a hero, %s', async (_, fields, hasStill, said) => {
  const config = JSON.parse(GOOD) as { pages: { path: string; blocks: object[] }[] };
  const [hero = {}] = config.pages.find(({ path }) => path === '/services/engines')?.blocks ?? [];
  Object.assign(hero, {
    video: { title: 'A winch is fitted', ...fields },
    ...(hasStill && { image: { src: '/images/winch.svg', alt: 'A winch' } }),
  });
  const { problems } = await check(JSON.stringify(config));
  const told = problems.map(
    ({ severity, path, message }) => `${severity} ${path.split(' › ').at(-1)}: ${message}`,
  );
  expect(told).toEqual(said.map((text) => expect.stringContaining(text) as string));
});
