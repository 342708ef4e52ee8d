import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { takePicture } from './upload';

let publicDir = '';

beforeEach(() => {
  publicDir = join(temporaryFolder(), 'public');
  mkdirSync(publicDir);
});

const take = (name: string, bytes: Buffer | string) =>
  takePicture(publicDir, { name, data: Buffer.from(bytes).toString('base64') });

const photo = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';

describe('[T7] a picture that is uploaded', () => {
  it('gets a name from the server, and is kept once', async () => {
    expect(await take('../../Pump Ärmel (2).JPG', await photo('red'))).toEqual({
      src: '/images/pump-armel-2.jpg',
    });
    expect(await take('pump-armel-2.jpg', await photo('red'))).toEqual({
      src: '/images/pump-armel-2.jpg',
    });
    expect(await take('pump-armel-2.png', await photo('blue'))).toEqual({
      src: '/images/pump-armel-2-2.jpg',
    });
    expect(await take('..', DRAWING)).toEqual({ src: '/images/picture.svg' });
  });

  it('stands beside another one of its name that another window adds at the same time', async () => {
    const photos = await Promise.all([photo('red'), photo('blue')]);
    const answers = await Promise.all(photos.map((bytes) => take('pump.jpg', bytes)));
    expect(answers.map(({ src }) => readFileSync(join(publicDir, src)))).toEqual(photos);
  });

  it.each([
    ['a web page', '<html><script>alert(1)</script></html>'],
    ['a drawing with a script', DRAWING.replace('<path', '<script>alert(1)</script><path')],
    ['a text that says it is a photo', 'GIF89a'],
    ['half a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1])],
    ['nothing', ''],
  ])('is refused if it is %s, and leaves nothing behind', async (_, bytes) => {
    await expect(take('photo.jpg', bytes)).rejects.toThrow(/^This/);
    expect(readdirSync(publicDir).flatMap((name) => readdirSync(join(publicDir, name)))).toEqual(
      [],
    );
  });

  it('[V4] is refused if it is a HEIC photo, with what to do', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
    ]);
    await expect(take('IMG_0042.HEIC', heic)).rejects.toThrow(/HEIC.*Export it as JPEG/);
  });

  it('is refused where public/images leads out of public', async () => {
    const elsewhere = temporaryFolder();
    symlinkSync(elsewhere, join(publicDir, 'images'), 'junction');
    await expect(take('photo.svg', DRAWING)).rejects.toThrow('another folder');
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});
