import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Way } from '../../../studio/views/publish/protocol';
import { isRecord } from '../../../document/isRecord';
import { JOURNALS } from '../../site/published';
import { preparePrivateFolder } from '../../files/privateFolder';
import type { JobDone } from './job';

/** What was published last. */
export interface PublishRecord extends JobDone {
  way: Way;
  /** An ISO date and time. */
  at: string;
  who: string;
  /** 'origin/main', 'web.example.org'. */
  where: string;
}

/** The record of what was published last, beside the config; undefined if there is none that can be read. */
export function readRecord(config: string): PublishRecord | undefined {
  const file = recordOf(config);
  if (!existsSync(file)) return undefined;
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(record) ? (record as unknown as PublishRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** Tells one record from another without reading it; '' for none. */
export function recordStamp(config: string): string {
  const found = statSync(recordOf(config), { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : '';
}

/** Keeps the record, in the place of the last one. */
export async function writeRecord(config: string, record: PublishRecord): Promise<void> {
  const own = join(dirname(config), JOURNALS);
  preparePrivateFolder(own);
  mkdirSync(dirname(recordOf(config)), { recursive: true });
  await writeFileAtomic(recordOf(config), JSON.stringify(record));
}

const recordOf = (config: string): string =>
  join(dirname(config), JOURNALS, 'published', basename(config));
