import { isRecord } from '../../schemas/walk';
import type { Finding } from '../problem';
import { valueInWords } from './words';

/**
 * The one problem of a file that is not of the version we read; undefined for the right one. Its shape
 * is another one, so that nothing else about it can be said.
 */
export function wrongVersion(data: unknown, current: number): Finding | undefined {
  if (!isRecord(data)) return undefined;
  const version = data['version'];
  if (version === current) return undefined;
  const base = { severity: 'error', at: 'value', path: ['version'] } as const;
  if (version === undefined) {
    return {
      ...base,
      path: [],
      message: '"version" is missing: it says which form this file has.',
      advice: `Add "version": ${current} if the file is new; an older file needs the version it was written for.`,
    };
  }
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return {
      ...base,
      message: `"version" must be a whole number, but is ${valueInWords(version)}.`,
      advice: `A new file has "version": ${current}.`,
    };
  }
  return version < current
    ? {
        ...base,
        message: `This file has the form of version ${version}; now it is version ${current}.`,
        advice: 'Run "npm run migrate": it rewrites the file and says what it changes.',
      }
    : {
        ...base,
        message: `This file has the form of version ${version}, which is newer than this project knows (${current}).`,
        advice: 'Update the project first.',
      };
}
