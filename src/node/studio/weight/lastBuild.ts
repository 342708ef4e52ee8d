import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Boot } from '../../../app/early/earlyState';
import type { Weights } from '../../../app/navigation/ahead/weights';
import { compressedSize } from '../../files/compressedSize';
import { dataFolder } from '../../output/builtSite';

/** The code of the last build, in bytes as transferred. */
export interface LastBuild {
  /** The scripts of every page. */
  shared: number;
  /** The files of each block type, beyond those of every page. */
  code: Weights['code'];
}

/** Reads what the last build has measured; undefined if there is none in `folder`, or none that can be read. */
export function readLastBuild(folder: string): LastBuild | undefined {
  try {
    const [, text = ''] =
      /data-boot='([^']*)'/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
    const boot = JSON.parse(text.replaceAll('&#39;', "'").replaceAll('&amp;', '&')) as Boot;
    const data = dataFolder(folder) ?? '';
    const { code } = JSON.parse(readFileSync(join(data, '_ahead.json'), 'utf8')) as Weights;
    const ofBlocks = new Set(Object.values(code).flatMap((files) => Object.keys(files)));
    const shared = [boot.entry, ...boot.preload].filter((file) => !ofBlocks.has(file.slice(1)));
    return { code, shared: shared.reduce((sum, file) => sum + sizeOf(join(folder, file)), 0) };
  } catch {
    return undefined;
  }
}

const sizeOf = (file: string): number =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : compressedSize(readFileSync(file));
