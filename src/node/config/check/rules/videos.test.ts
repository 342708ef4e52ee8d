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
