import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { picturesIn } from '../../config/check/targets';
import { listPictures } from './library';
import { openTrash } from '../trash/openTrash';
import { createWhyInUse } from '../trash/whyInUse';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9"/></svg>';

let siteDir = '';
let publicDir = '';

beforeEach(() => {
  siteDir = temporaryFolder();
  publicDir = join(siteDir, 'public');
  mkdirSync(join(publicDir, 'images/pumps'), { recursive: true });
  save('/images/pumps/ac-2.svg', DRAWING);
  save('/images/pumps/ac-10.svg', DRAWING);
  save('/images/broken.jpg', 'no picture');
  save('/images/.new-1.jpg', 'left by an upload');
});

const save = (src: string, text: string) => writeFileSync(join(publicDir, src), text);
const isThere = (src: string) => existsSync(join(publicDir, src));

it('[V1] the library lists every picture with its size, and says what is wrong with one', async () => {
  const pictures = await listPictures(publicDir);
  expect(pictures.map(({ src }) => src)).toEqual([
    '/images/broken.jpg',
    '/images/pumps/ac-2.svg',
    '/images/pumps/ac-10.svg',
  ]);
  expect(pictures[0]).toMatchObject({ isPhoto: true, bytes: 10 });
  expect(pictures[0]?.mistake).toMatch(/damaged/);
  expect(pictures[1]).toMatchObject({ isPhoto: false, width: 40, height: 30 });
});

describe('[V3] a picture that is deleted', () => {
  it('is in the trash, and comes back to its place', () => {
    const trash = openTrash(siteDir, publicDir, picturesIn);
    trash.put('/images/pumps/ac-2.svg');
    expect(isThere('/images/pumps/ac-2.svg')).toBe(false);
    const [deleted] = trash.list();
    expect(deleted).toMatchObject({ src: '/images/pumps/ac-2.svg', bytes: DRAWING.length });
    expect(trash.restore(deleted?.id ?? '')).toBe('/images/pumps/ac-2.svg');
    expect(isThere('/images/pumps/ac-2.svg')).toBe(true);
    expect(trash.list()).toEqual([]);
  });

  it('comes back under another name if a new one has its name', () => {
    const trash = openTrash(siteDir, publicDir, picturesIn);
    trash.put('/images/broken.jpg');
    save('/images/broken.jpg', 'a new one');
    expect(trash.restore(trash.list()[0]?.id ?? '')).toBe('/images/broken-2.jpg');
  });

  it('may be one of several with the same name, the last one first', () => {
    const trash = openTrash(siteDir, publicDir, picturesIn);
    trash.put('/images/broken.jpg');
    save('/images/broken.jpg', 'longer than before');
    trash.put('/images/broken.jpg');
    expect(trash.list().map(({ bytes }) => bytes)).toEqual([18, 10]);
  });

  it.each(['/site.config.json', '/images/../../site.config.json', '/images', ''])(
    'is a picture of the site: not "%s"',
    (src) => {
      writeFileSync(join(siteDir, 'site.config.json'), '{}');
      expect(() => openTrash(siteDir, publicDir, picturesIn).put(src)).toThrow('gone');
      expect(readdirSync(siteDir)).toContain('site.config.json');
    },
  );
});

it('[V3] a picture that is in use stays, and one that was taken out of the draft only, with what to do', () => {
  const file = join(siteDir, 'site.config.json');
  const src = '/images/pumps/ac-2.svg';
  const [shows, empty] = [{ logo: src }, {}];
  const why = (draft: object, saved: object) => createWhyInUse({ file, draft, saved })(src);
  expect(why(shows, empty)).toMatch(/^\S+ is used in site\.config\.json\./);
  expect(why(empty, shows)).toMatch(/Save your changes/);
  expect(why(empty, empty)).toBe(undefined);
  writeFileSync(join(siteDir, 'arabic.config.json'), JSON.stringify(shows));
  expect(why(empty, empty)).toMatch(/^\S+ is used in arabic\.config\.json\./);
});
