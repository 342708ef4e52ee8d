import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FilesAnswer } from '../../../studio/views/files/protocol';
import { documentsIn } from '../../config/check/targets';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';
import { RefusedError } from '../refusal';
import { objectWith, readBodyAs, shapeOf, TEXT } from '../shapes/shape';
import { openTrash } from '../trash/openTrash';
import { createWhyInUse } from '../trash/whyInUse';

/**
 * The routes of the library of files:
 *
 * | GET  /api/files        | FilesAnswer: what public/ has beside pictures and fonts, which is published as it is |
 * | POST /api/delete-file  | { src } → FilesAnswer                                                                |
 * | POST /api/restore-file | { id } → { src }                                                                     |
 */
export function fileRoutes({
  file,
  publicDir,
  session,
}: Pick<FeatureSources, 'file' | 'publicDir' | 'session'>): Routes {
  const trash = openTrash(dirname(file), publicDir, shownIn);
  const library = (): FilesAnswer => ({
    files: shownIn(publicDir)
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .map((src) => ({ src, bytes: bytesOf(join(publicDir, src)), canGo: isInFolder(src) })),
    deleted: trash.list(),
  });
  return {
    'GET files': library,
    'POST delete-file': async (request) => {
      const { src } = await readBodyAs(request, isDeleteRequest);
      const why = isInFolder(src)
        ? createWhyInUse({ file, draft: session.draft.value, saved: session.saved.value })(src)
        : forOthers(basename(src));
      if (why !== undefined) throw new RefusedError(409, why);
      trash.put(src);
      return library();
    },
    'POST restore-file': async (request) => {
      const { id } = await readBodyAs(request, isRestoreRequest);
      return { src: trash.restore(id) };
    },
  };
}

const isDeleteRequest = shapeOf<{ src: string }>(objectWith({ src: TEXT }));
const isRestoreRequest = shapeOf<{ id: string }>(objectWith({ id: TEXT }));

/** Without hidden files, which are those of systems and interrupted uploads. */
const shownIn = (folder: string): string[] =>
  documentsIn(folder).filter((src) => !src.includes('/.'));

/** Those outside of any folder are often there for others: search engines look for proofs of ownership. */
const isInFolder = (src: string): boolean => /^\/[^/]+\//.test(src);

const forOthers = (name: string) =>
  `${name} is in no folder of public/, where others may look for it. Take it away by hand if you know that nobody does.`;

/** 0 for a file that has gone since it was listed. */
const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
