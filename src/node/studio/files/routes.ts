import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FilesAnswer } from '../../../studio/views/files/protocol';
import { documentsIn } from '../../config/check/targets';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';

/**
 * The routes of the library of files:
 *
 * | GET /api/files | FilesAnswer: what public/ has beside pictures and fonts, which is published as it is |
 */
export function fileRoutes({ publicDir }: Pick<FeatureSources, 'publicDir'>): Routes {
  return {
    'GET files': (): FilesAnswer => ({
      files: documentsIn(publicDir)
        // Hidden files are those of systems and interrupted uploads.
        .filter((src) => !src.includes('/.'))
        .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
        .map((src) => ({ src, bytes: bytesOf(join(publicDir, src)) })),
    }),
  };
}

/** 0 for a file that has gone since it was listed. */
const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
