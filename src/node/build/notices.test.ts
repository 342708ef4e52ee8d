import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { companyConfig } from '../site/company.fixture';
import { notices } from './notices';

const ROOT = join(import.meta.dirname, '../../..');
const SHIPPED = [
  ...['app', 'blocks', 'cart', 'catalogue', 'page', 'site', 'ui', 'widgets'].map(
    (room) => `src/${room}`,
  ),
  'embed',
];

/** The packages that published code imports: 'preact', '@preact/signals-core'. */
function imported(): Set<string> {
  const files = SHIPPED.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  ).filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file));
  const names = files.flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(
        /^(import|export) (?!type).*? from '([^.'][^']*)'/gm,
      ),
    ]
      .map(([, , name = '']) => name)
      .filter((name) => !/^(node|virtual):/.test(name)),
  );
  return new Set(names.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
}

describe('the notices of a site', async () => {
  const { config } = await companyConfig();
  const text = notices(ROOT, config);
  const names = [...text.matchAll(/^(\S+) \d+\.\d+\.\d+\S*$/gm)].map(([, name]) => name);

  it('have the licence of everything that its scripts import', () => {
    expect([...imported()].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('have those that come with them, icons and fonts', () => {
    expect(names).toEqual(expect.arrayContaining(['scheduler', 'react-router', 'preact']));
    expect(text).toMatch(/^lucide-static [\d.]+\n\nISC License/m);
  });

  it('have the licence of the heading font, where it is a package', () => {
    const heading = { ...config.theme.fonts.heading, source: '@fontsource/barlow-condensed' };
    const theme = { ...config.theme, fonts: { ...config.theme.fonts, heading } };
    expect(notices(ROOT, { theme })).toContain('SIL OPEN FONT LICENSE');
  });
});
