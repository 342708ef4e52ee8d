import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { unzipSync } from 'fflate';
import { fileName } from '../../document/fileName';

/** How many bytes of pictures a ZIP may hold, unpacked. */
const MOST_BYTES = 2_000_000_000;

/** The pictures of a site, and the PDFs that products may have for data sheets, by the names of their files in lower case. */
export function siteFiles(publicDir: string): Map<string, string> {
  if (!existsSync(publicDir)) return new Map();
  const paths = filesIn(publicDir)
    .map((file) => relative(publicDir, file).split(sep).join('/'))
    .filter((path) => path.startsWith('images/') || /^(?!fonts\/).*\.pdf$/i.test(path));
  return new Map(paths.map((path) => [fileName(path), `/${path}`]));
}

/**
 * Pictures in a folder or a ZIP, by the names of their files in lower case.
 * @throws A sentence, if there is no such folder or ZIP.
 */
export function givenPictures(place: string): Map<string, () => Buffer> {
  if (!existsSync(place)) throw new Error(`There is no folder or ZIP ${basename(place)}.`);
  if (statSync(place).isDirectory()) {
    return new Map(
      filesIn(place).map((file) => [basename(file).toLowerCase(), () => readFileSync(file)]),
    );
  }
  return new Map(
    Object.entries(unpacked(place)).map(([name, bytes]) => [
      fileName(name),
      () => Buffer.from(bytes),
    ]),
  );
}

function unpacked(file: string): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(readFileSync(file), {
      filter({ name, originalSize }) {
        size += originalSize;
        return size <= MOST_BYTES && !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX|\.)/.test(name);
      },
    });
  } catch (cause) {
    throw new Error(`${basename(file)} is no folder and no ZIP, or it is damaged.`, { cause });
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
