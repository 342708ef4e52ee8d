import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { DeletedFile } from '../../../studio/protocol';
import { JOURNALS } from '../../site/published';
import { RefusedError } from '../refusal';

/** Pictures and files that were deleted: moved beside the config, never removed by Studio. */
export interface Trash {
  /** What was deleted, the last one first. */
  list(): DeletedFile[];
  /** @throws A refusal, if the site has no such file. */
  put(src: string): void;
  /**
   * Puts a file back, under another name if there is a new one of its name.
   * @returns What the config is to say.
   * @throws A refusal, if it is not there.
   */
  restore(id: string): string;
}

/**
 * The trash of a site. `siteDir` is the folder of its config.
 * @param filesIn Lists the files of its kind in a folder such as public/, as the config names them.
 */
export function openTrash(
  siteDir: string,
  publicDir: string,
  filesIn: (folder: string) => string[],
): Trash {
  const folder = join(siteDir, JOURNALS, 'trash');
  const list = (): DeletedFile[] =>
    foldersIn(folder)
      .flatMap((time) => filesIn(join(folder, time)).map((src) => entryOf(folder, time, src)))
      .toSorted((one, other) => other.at - one.at);
  return {
    list,
    put(src) {
      if (!filesIn(publicDir).includes(src)) throw new RefusedError(404, 'This file is gone.');
      move(join(publicDir, src), join(folder, String(freeTime(folder)), src));
    },
    restore(id) {
      const deleted = list().find((one) => one.id === id);
      if (!deleted) throw new RefusedError(404, 'This file is not in the trash.');
      const src = freeName(publicDir, deleted.src);
      move(join(folder, String(deleted.at), deleted.src), join(publicDir, src));
      rmSync(join(folder, String(deleted.at)), { recursive: true });
      return src;
    },
  };
}

function foldersIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+$/.test(name)) : [];
}

function entryOf(folder: string, time: string, src: string): DeletedFile {
  const { size } = statSync(join(folder, time, src));
  return { id: `${time}${src}`, src, at: Number(time), bytes: size };
}

/** Now; a moment later where something was deleted within the same ms. */
function freeTime(folder: string): number {
  let time = Date.now();
  while (existsSync(join(folder, String(time)))) time += 1;
  return time;
}

/** '/images/pump.jpg', or '/images/pump-2.jpg' if that is taken. */
function freeName(publicDir: string, src: string): string {
  const end = extname(src);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? src : `${src.slice(0, src.length - end.length)}-${count}${end}`;
    if (!existsSync(join(publicDir, name))) return name;
  }
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}
