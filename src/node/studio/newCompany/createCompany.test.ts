import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { checkConfig } from '../../config/check/checkConfig';
import { brandColours } from './brandColours';
import { createCompany } from './createCompany';
import { readAnswers } from './readAnswers';

const root = process.cwd();

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect width="90" height="90" fill="#fff"/><rect width="60" height="80" fill="#0b5c3a"/><circle cx="75" cy="40" r="12" fill="#e07b12"/></svg>';

const BODY = {
  name: 'Vale Pumps',
  trade: 'Pumps for wells and cellars, sold and mended in the valley.',
  language: 'en-GB',
  colours: { main: '#0b5c3a', accent: '#e07b12' },
  branches: [
    { name: 'Yard', locality: 'Corris', phone: '+44 1632 960301', email: 'pumps@vale.internal' },
  ],
  pages: { store: 'Pumps', contact: 'Contact' },
  list: 'Your List',
  categories: [' Wells ', ''],
};

const logo = { name: 'logo', data: Buffer.from(LOGO).toString('base64') };

describe('[V21] the folder of a new company', () => {
  it('has a config that passes the check, and its pictures', async () => {
    const folder = join(temporaryFolder(), 'vale');
    const created = await createCompany(root, folder, { answers: readAnswers(BODY), logo });
    expect(created).toEqual({ file: join(folder, 'site.config.json') });
    expect(readdirSync(join(folder, 'public/images'))).toEqual([
      'logo.svg',
      'to-replace-2.svg',
      'to-replace-3.svg',
      'to-replace-4.svg',
      'to-replace.svg',
    ]);
    const { config, ok } = await checkConfig(join(folder, 'site.config.json'), { root });
    expect(ok).toBe(true);
    expect(config?.site.name).toBe('Vale Pumps');
  });

  it('may be there already, if it is empty', async () => {
    const folder = temporaryFolder();
    expect(await createCompany(root, folder, { answers: readAnswers(BODY) })).toHaveProperty(
      'file',
    );
  });

  it('is refused if there is anything in it, which stays as it is', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    await expect(createCompany(root, folder, { answers: readAnswers(BODY) })).rejects.toThrow(
      'is not empty',
    );
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  it.each([
    ['an answer is wrong', { ...BODY, language: 'klingon' }, undefined],
    ['the logo is no picture', BODY, { name: 'logo', data: 'bm8=' }],
  ])('is left as it was if %s', async (_, body, picture) => {
    const empty = join(temporaryFolder(), 'empty');
    mkdirSync(empty);
    const missing = join(temporaryFolder(), 'missing');
    for (const folder of [empty, missing]) {
      const made = createCompany(root, folder, {
        answers: readAnswers(body),
        ...(picture && { logo: picture }),
      });
      const outcome = await made.catch((error: unknown) => ({ problems: [String(error)] }));
      expect(outcome).toHaveProperty('problems');
    }
    expect(readdirSync(empty)).toEqual([]);
    expect(existsSync(missing)).toBe(false);
  });
});

describe('the colours of a logo', () => {
  it('are its largest area, and the next one of another hue', async () => {
    const { main, accent } = await brandColours(Buffer.from(LOGO));
    expect(main).toMatch(/^#0[9-d]5[a-e]3[7-d]$/);
    expect(accent).toMatch(/^#[d-e].7.1.$/);
  });

  it('are those of a plain theme for a logo in black', async () => {
    const black = LOGO.replaceAll(/#0b5c3a|#e07b12/g, '#111');
    expect(await brandColours(await sharp(Buffer.from(black)).png().toBuffer())).toEqual({
      main: '#1f2d3d',
      accent: '#ffb703',
    });
  });
});
