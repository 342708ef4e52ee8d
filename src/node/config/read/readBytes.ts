import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Mistake } from './mistake';
import { codeOf } from '../../files/codeOf';

/** The bytes of a file, or why it cannot be read. Never throws. */
export function readBytes(file: string): { bytes?: Uint8Array; failure: Mistake[] } {
  try {
    return { bytes: readFileSync(file), failure: [] };
  } catch (error) {
    return { failure: [{ offset: 0, ...reason(codeOf(error), basename(file)) }] };
  }
}

function reason(code: string, name: string): { message: string; advice: string } {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return { message: `There is no file ${name}.`, advice: 'Check its name and folder.' };
    case 'EISDIR':
      return { message: `${name} is a folder.`, advice: 'Give the path of the file in it.' };
    case 'EACCES':
    case 'EPERM':
      return { message: `You are not allowed to read ${name}.`, advice: 'Change its permissions.' };
    default:
      return { message: `${name} cannot be read (${code}).`, advice: 'Check the disk.' };
  }
}
