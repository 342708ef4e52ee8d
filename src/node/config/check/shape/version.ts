import { isRecord } from '../../../../document/isRecord';
import type { Finding } from '../problem';
import { valueInWords } from './words';

/** The finding for a file of another version, or without one; undefined for the current version. */
export function wrongVersion(config: unknown, current: number): Finding | undefined {
  if (!isRecord(config)) return undefined;
  const version = config['version'];
  if (version === current) return undefined;
  const base = { severity: 'error', at: 'value', path: ['version'] } as const;
  if (version === undefined) {
    return {
      ...base,
      path: [],
      message: '"version" is missing: it says which format this file has.',
      advice: `Add "version": ${current} if the file is new; an older file needs the version it was written for.`,
    };
  }
  if (!isVersion(version)) {
    return {
      ...base,
      message: `"version" must be a whole number, but is ${valueInWords(version)}.`,
      advice: `A new file has "version": ${current}.`,
    };
  }
  return version < current
    ? {
        ...base,
        message: `This file has format version ${version}; the current one is ${current}.`,
        advice: 'Run "npm run migrate": it updates the file and lists what it changes.',
      }
    : {
        ...base,
        message: `This file has format version ${version}, which is newer than this project supports (${current}).`,
        advice: 'Update the project first.',
      };
}

/** Whether a file declares another version, whose format differs, so that nothing else can be checked. */
export function hasOtherForm(config: unknown, current: number): boolean {
  return isRecord(config) && isVersion(config['version']) && config['version'] !== current;
}

function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}
