import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { DeletedPicture } from '../../../studio/views/pictures/library';
import { picturesIn } from '../../config/check/targets';
import { JOURNALS } from '../../site/published';
import { RefusedError } from '../refusal';

/** Pictures that were deleted: moved beside the config, never removed by Studio. */
export interface Trash {
  /** The deleted pictures, the last one first. */
  list(): DeletedPicture[];
  /** @throws A refusal, if it is no picture of the site. */
  put(src: string): void;
  /**
   * Puts a picture back, under another name if there is a new one of its name.
   * @returns What the config is to say.
   * @throws A refusal, if it is not there.
   */
  restore(id: string): string;
}

/** The trash of a site. `siteDir` is the folder of its config. */
export function openTrash(siteDir: string, publicDir: string): Trash {
  const folder = join(siteDir, JOURNALS, 'trash');
  const list = (): DeletedPicture[] =>
    foldersIn(folder)
      .flatMap((time) => picturesIn(join(folder, time)).map((src) => entryOf(folder, time, src)))
      .toSorted((one, other) => other.at - one.at);
  return {
    list,
    put(src) {
      if (!picturesIn(publicDir).includes(src))
        throw new RefusedError(404, 'This picture is gone.');
      move(join(publicDir, src), join(folder, String(freeTime(folder)), src));
    },
    restore(id) {
      const deleted = list().find((one) => one.id === id);
      if (!deleted) throw new RefusedError(404, 'This picture is not in the trash.');
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

function entryOf(folder: string, time: string, src: string): DeletedPicture {
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
    const name = count === 1 ? src : `${src.slice(0, -end.length)}-${count}${end}`;
    if (!existsSync(join(publicDir, name))) return name;
  }
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}
