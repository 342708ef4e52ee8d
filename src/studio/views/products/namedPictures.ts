import { errorMessage } from '../../../document/errorMessage';
import { fileName } from '../../../document/fileName';
import { WORDS } from './words';

/** Pictures that were added to the site, and why others were not. */
export interface AddedPictures {
  /** Their addresses by the names of their files, in lower case. */
  added: Record<string, string>;
  refused: readonly string[];
}

/**
 * Adds the pictures among files that are wanted by their names, one after another.
 * @param upload Puts a picture on the site and resolves to its address.
 * @param tell Told of each before it is added, in words.
 * @throws A sentence, if no file is wanted, or for a ZIP that cannot be read.
 */
export async function addNamedPictures(
  files: readonly File[],
  wanted: readonly string[],
  upload: (file: File) => Promise<string>,
  tell: (words: string) => void,
): Promise<AddedPictures> {
  const found = await namedPictures(files, new Set(wanted));
  if (found.size === 0) throw new Error(WORDS.noneNamed);
  const added: Record<string, string> = {};
  const refused: string[] = [];
  for (const [index, [name, file]] of [...found].entries()) {
    tell(WORDS.adding(index + 1, found.size));
    try {
      added[name] = await upload(file);
    } catch (error) {
      refused.push(`${name}: ${errorMessage(error)}`);
    }
  }
  return { added, refused };
}

/**
 * The pictures among files that are wanted by their names, each once; those in ZIPs, too.
 * @param wanted Names of files, in lower case.
 * @throws A sentence, for a ZIP that cannot be read.
 */
export async function namedPictures(
  files: readonly File[],
  wanted: ReadonlySet<string>,
): Promise<Map<string, File>> {
  const found = new Map<string, File>();
  for (const file of files) {
    const isArchive = /\.zip$/i.test(file.name);
    for (const one of isArchive ? await unpacked(file, wanted) : [file]) {
      const name = fileName(one.name);
      if (wanted.has(name) && !found.has(name)) found.set(name, one);
    }
  }
  return found;
}

async function unpacked(archive: File, wanted: ReadonlySet<string>): Promise<File[]> {
  // Not loaded before somebody has a ZIP.
  const { unzipSync } = await import('fflate');
  try {
    const parts = unzipSync(new Uint8Array(await archive.arrayBuffer()), {
      filter: ({ name }) => !name.startsWith('__MACOSX/') && wanted.has(fileName(name)),
    });
    return Object.entries(parts).map(([name, bytes]) => new File([bytes.slice()], fileName(name)));
  } catch (cause) {
    throw new Error(WORDS.noZip(archive.name), { cause });
  }
}
