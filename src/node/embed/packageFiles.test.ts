import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';

const ROOT = resolve(import.meta.dirname, '../../..');

const OPTIONS = { target: 'es2022', lib: ['es2022', 'dom'], types: [], strict: true, noEmit: true };

/** A partner's code that uses all of the package. */
const PARTNER = `
import { loadInquiry, type Inquiry, type InquiryItem } from 'inquiry-embed';
import { InquiryAdd, InquiryProducts } from 'inquiry-embed/react';

const inquiry: Inquiry = await loadInquiry({ site: 'https://www.example.org' });
inquiry.on('send', ({ items }: { items: readonly InquiryItem[] }) => {
  const quantities: number[] = items.map(({ quantity }) => quantity);
  console.log(quantities);
});
InquiryProducts({ products: ['a', 'b'] });
InquiryAdd({ product: 'a', label: 'Ask', className: 'wide' });
// @ts-expect-error -- not one of the embed's schemes
InquiryAdd({ product: 'a', scheme: 'blue' });
`;

describe('the package for partners', () => {
  const folder = temporaryFolder();

  beforeAll(() => {
    const pack = `npm pack ./embed/package --pack-destination "${folder}" --silent`;
    execSync(pack, { cwd: ROOT });
    const [archive = ''] = readdirSync(folder);
    execFileSync('tar', ['-xzf', archive], { cwd: folder });
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
    renameSync(join(folder, 'package'), join(folder, 'node_modules/inquiry-embed'));
    const types = 'node_modules/@types/react';
    symlinkSync(join(ROOT, types), join(folder, types), 'junction');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'partner.ts'), PARTNER);
  }, 120_000);

  it.each([
    ['nodenext', 'nodenext'],
    ['node16', 'node16'],
    ['bundler', 'esnext'],
  ])('has types that %s reads', (moduleResolution, module) => {
    const compilerOptions = { ...OPTIONS, moduleResolution, module };
    const files = ['partner.ts'];
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});
