import type { IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Library, LibraryPicture } from '../../../studio/views/pictures/library';
import { picturesIn } from '../../config/check/targets';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';
import type { Say } from '../language/createSay';
import { RefusedError } from '../refusal';
import { objectWith, readBodyAs, shapeOf, TEXT } from '../shapes/shape';
import { openTrash } from '../trash/openTrash';
import { createWhyInUse } from '../trash/whyInUse';
import { createPictureSizes } from '../weight/pictureSizes';
import { listPictures } from './library';

/**
 * The routes of the library of pictures:
 *
 * | GET  /api/pictures             | Library                                    |
 * | GET  /api/picture-weight?src=  | { bytes }: what a phone gets of it         |
 * | POST /api/delete-pictures      | { src: string[] } → Library                |
 * | POST /api/restore-picture      | { id } → { src }                           |
 */
export function pictureRoutes({
  file,
  publicDir,
  session,
  languageOf,
}: Pick<FeatureSources, 'file' | 'publicDir' | 'session' | 'languageOf'>): Routes {
  const trash = openTrash(dirname(file), publicDir, picturesIn);
  const sizeOnPhone = createPictureSizes();
  const library = async (request: IncomingMessage): Promise<Library> => {
    const { say } = languageOf(request);
    const pictures = await listPictures(publicDir);
    return {
      pictures: pictures.map((one) => inWords(one, say)),
      deleted: trash.list(),
    };
  };
  return {
    'GET pictures': library,
    'GET picture-weight': async (_, url) => {
      const src = url.searchParams.get('src') ?? '';
      if (!picturesIn(publicDir).includes(src)) throw gone();
      const content = await readFile(join(publicDir, src));
      return { bytes: await sizeOnPhone(`${src} ${content.length}`, content) };
    },
    'POST delete-pictures': async (request) => {
      const { src: sources } = await readBodyAs(request, isDeleteRequest);
      // First all questions, so that it is all of them or none.
      const whyInUse = createWhyInUse({
        file,
        draft: session.draft.value,
        saved: session.saved.value,
      });
      for (const src of sources) {
        const reason = whyInUse(src);
        if (reason !== undefined) throw new RefusedError(409, reason);
      }
      for (const src of sources) trash.put(src);
      return library(request);
    },
    'POST restore-picture': async (request) => {
      const { id } = await readBodyAs(request, isRestoreRequest);
      return { src: trash.restore(id) };
    },
  };
}

/** A picture with its mistake in a language. */
const inWords = (one: LibraryPicture, say: Say): LibraryPicture =>
  one.mistake === undefined ? one : { ...one, mistake: say(one.mistake) };

const isDeleteRequest = shapeOf<{ src: string[] }>(
  objectWith({ src: { type: 'array', items: TEXT } }),
);

const isRestoreRequest = shapeOf<{ id: string }>(objectWith({ id: TEXT }));

const gone = () => new RefusedError(404, 'This picture is gone.');
