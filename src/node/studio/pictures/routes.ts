import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Library } from '../../../studio/views/pictures/library';
import { picturesIn } from '../../config/check/targets';
import { isRecord } from '../../../document/isRecord';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';
import { readBody } from '../guard';
import { RefusedError } from '../refusal';
import { createPictureSizes } from '../weight/pictureSizes';
import { listPictures } from './library';
import { openTrash } from './trash';
import { whyInUse } from './whyInUse';

/**
 * The routes of the library of pictures:
 *
 * | GET  /api/pictures             | Library                                    |
 * | GET  /api/picture-weight?src=  | { bytes }: what a phone gets of it         |
 * | POST /api/delete-pictures      | { src: string[] } → Library                |
 * | POST /api/restore-picture      | { id } → { src }                           |
 */
export function pictureRoutes({ file, publicDir, session }: FeatureSources): Routes {
  const trash = openTrash(dirname(file), publicDir);
  const sizeOnPhone = createPictureSizes();
  const library = async (): Promise<Library> => ({
    pictures: await listPictures(publicDir),
    deleted: trash.list(),
  });
  return {
    'GET pictures': library,
    'GET picture-weight': async (_, url) => {
      const src = url.searchParams.get('src') ?? '';
      if (!picturesIn(publicDir).includes(src)) throw gone();
      const content = await readFile(join(publicDir, src));
      return { bytes: await sizeOnPhone(`${src} ${content.length}`, content) };
    },
    'POST delete-pictures': async (request) => {
      const sources = toSources(await readBody(request));
      // First all questions, so that it is all of them or none.
      for (const src of sources) {
        const reason = whyInUse(src, {
          file,
          draft: session.draft.value,
          saved: session.saved.value,
        });
        if (reason !== undefined) throw new RefusedError(409, `${basename(src)} ${reason}`);
      }
      for (const src of sources) trash.put(src);
      return library();
    },
    'POST restore-picture': async (request) => {
      const body = await readBody(request);
      const id = isRecord(body) ? body['id'] : undefined;
      if (typeof id !== 'string') throw gone();
      return { src: trash.restore(id) };
    },
  };
}

function toSources(body: unknown): string[] {
  const sources = isRecord(body) ? body['src'] : undefined;
  if (!Array.isArray(sources)) throw gone();
  return sources.filter((src) => typeof src === 'string');
}

const gone = () => new RefusedError(404, 'This picture is gone.');
