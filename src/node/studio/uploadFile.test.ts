import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { takeFile } from './uploadFile';

let publicDir = '';

beforeEach(() => {
  publicDir = join(temporaryFolder(), 'public');
  mkdirSync(publicDir);
});

const take = (name: string, bytes: Buffer | string) =>
  takeFile(publicDir, { name, data: Buffer.from(bytes).toString('base64') });

describe('[T7] a file to download that is uploaded', () => {
  it('gets a name from the server, and is kept once', async () => {
    expect(await take('../../Price List (März).PDF', '%PDF-1.7 a')).toEqual({
      src: '/downloads/price-list-marz.pdf',
    });
    expect(await take('price-list-marz.pdf', '%PDF-1.7 a')).toEqual({
      src: '/downloads/price-list-marz.pdf',
    });
    expect(await take('Price list März.pdf', '%PDF-1.7 b')).toEqual({
      src: '/downloads/price-list-marz-2.pdf',
    });
    expect(readFileSync(join(publicDir, 'downloads/price-list-marz-2.pdf'), 'utf8')).toBe(
      '%PDF-1.7 b',
    );
    expect(await take('.pdf.csv', 'a;b')).toEqual({ src: '/downloads/pdf.csv' });
  });

  it('stands beside another one of its name that another window adds at the same time', async () => {
    const texts = ['%PDF-1.7 a', '%PDF-1.7 b'];
    const answers = await Promise.all(texts.map((text) => take('prices.pdf', text)));
    expect(answers.map(({ src }) => readFileSync(join(publicDir, src), 'utf8'))).toEqual(texts);
  });

  it.each([
    ['a workbook', 'a.xlsx', 'PK\x03\x04 …'],
    ['a drawing', 'a.DWG', 'AC1032 …'],
    ['a model', 'a.stp', 'ISO-10303-21;'],
    ['a table', 'a.csv', 'Code;Price'],
    ['a video', 'a.mp4', '\0\0\0 ftypisom'],
    ['captions', 'a.vtt', 'WEBVTT\n'],
  ])('may be %s', async (_, name, bytes) => {
    expect((await take(name, bytes)).src).toMatch(/^\/downloads\/a\./);
  });

  it.each([
    ['a web page', 'a.html', '<script>', /^Files of this kind .* PDF, XLSX/],
    ['a program', 'a.exe', 'MZ', /^Files of this kind/],
    ['a web page that is called a table', 'a.csv', ' <html>', /^This file is called \.csv/],
    ['something else than its name says', 'a.pdf', 'PK\x03\x04', /^This file is called \.pdf/],
    ['too large', 'a.pdf', Buffer.alloc(26_000_000, '%PDF-'), /^This file has 26 MB/],
  ])('is refused if it is %s', async (_, name, bytes, why) => {
    await expect(take(name, bytes)).rejects.toThrow(why);
    expect(existsSync(join(publicDir, 'downloads'))).toBe(false);
  });

  it('is refused where its folder leads elsewhere', async () => {
    const elsewhere = temporaryFolder();
    symlinkSync(elsewhere, join(publicDir, 'downloads'), 'junction');
    await expect(take('a.pdf', '%PDF-1.7')).rejects.toThrow('leads to another folder');
  });
});
