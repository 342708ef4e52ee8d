import { readdirSync, statSync, type Stats } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { MAX_DAYS } from '../../../document/visits/visits';

/** A file of a log, with what says whether it has changed. */
export interface LogFile {
  file: string;
  bytes: number;
  changedAt: number;
}

const DAY_MS = 86_400_000;

/**
 * A log and what it was before it was rotated: 'access.log.1', 'access.log.2.gz', 'access.log-20261101' as logrotate
 * names them, 'access-2026-11-01T00-00-00.000.log.gz' as Caddy does. Those that are too old to count are left out.
 */
export function logFiles(log: string, now: Date): LogFile[] {
  const isPart = partOf(basename(log));
  const oldest = now.getTime() - (MAX_DAYS + 1) * DAY_MS;
  return namesIn(dirname(log))
    .filter(isPart)
    .flatMap((name) => {
      const file = join(dirname(log), name);
      const stats = statSync(file, { throwIfNoEntry: false });
      return stats?.isFile() ? [logFile(file, stats)] : [];
    })
    .filter(({ changedAt }) => changedAt >= oldest);
}

const logFile = (file: string, { size, mtimeMs }: Stats): LogFile => ({
  file,
  bytes: size,
  changedAt: mtimeMs,
});

/** Whether a name is that of a log or of what it was before. */
function partOf(log: string): (name: string) => boolean {
  const ending = extname(log);
  const stem = log.slice(0, log.length - ending.length);
  return (name) => {
    if (name === log) return true;
    const plain = name.replace(/\.gz$/, '');
    if (plain.startsWith(log)) return /^[.-]\d+$/.test(plain.slice(log.length));
    return (
      plain.startsWith(`${stem}-`) &&
      plain.endsWith(ending) &&
      /^\d{4}-\d\d-\d\dT[\d.-]+$/.test(plain.slice(stem.length + 1, plain.length - ending.length))
    );
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
