import { appendFileSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { withTemporaryFolder } from '../../../../tests/temporary/withTemporaryFolder';
import type { VisitsAnswer } from '../../../studio/views/visits/protocol';
import { logFiles } from './logFiles';
import { visitRoutes } from './routes';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** A line of a minute ago. */
function lineOf(path: string): string {
  const [, day, month, year, time] = /^\w+, (\d\d) (\w+) (\d+) ([\d:]+)/.exec(
    new Date(Date.now() - 60_000).toUTCString(),
  ) as RegExpExecArray;
  return `203.0.113.7 - - [${day}/${month}/${year}:${time} +0000] "GET ${path} HTTP/1.1" 200 5 "-" "${BROWSER}"\n`;
}

/** What Studio answers for a config in a folder that names a log. */
async function ask(folder: string, log: string | undefined): Promise<VisitsAnswer> {
  const session = { draft: { value: { studio: { log } } } };
  const languageOf = () => ({ say: (text: string) => text });
  const routes = visitRoutes({
    file: join(folder, 'site.config.json'),
    session,
    languageOf,
  } as never);
  const answer: unknown = await routes['GET visits']?.(
    undefined as never,
    undefined as never,
    undefined as never,
  );
  return answer as VisitsAnswer;
}

const pagesIn = ({ visits }: VisitsAnswer) => visits?.spans[7].pages.map(({ name }) => name);

it('[T80] counts a log and what it was before it was rotated, compressed or not', () =>
  withTemporaryFolder(async (folder) => {
    const logs = join(folder, 'logs');
    mkdirSync(logs);
    const put = (name: string, content: string | Buffer) =>
      writeFileSync(join(logs, name), content);
    put('access.log', lineOf('/now') + lineOf('/cut').slice(0, 50));
    put('access.log.1', lineOf('/before'));
    put('access.log.2.gz', gzipSync(lineOf('/zipped')));
    put('access.log-20261101.gz', gzipSync(lineOf('/dated')));
    put('access-2026-11-01T00-00-00.000.log.gz', gzipSync(lineOf('/caddy')));
    put('error.log', lineOf('/wrong'));
    put('access.log.old', lineOf('/other'));
    put('access-other.log', lineOf('/neighbour'));
    const answer = await ask(folder, 'logs/access.log');
    expect(pagesIn(answer)?.toSorted()).toEqual(['/before', '/caddy', '/dated', '/now', '/zipped']);
    expect(answer).toMatchObject({ files: 5, visits: { lines: 6, unread: 1 } });
  }));

it('[T80] counts a file that is being compressed as far as it goes', () =>
  withTemporaryFolder(async (folder) => {
    const lines = Array.from({ length: 5000 }, (_, index) => lineOf(`/page-${index}`)).join('');
    const zipped = gzipSync(lines);
    writeFileSync(join(folder, 'access.log'), zipped.subarray(0, zipped.length - 1000));
    const { visits, failure } = await ask(folder, 'access.log');
    expect(failure).toBe(undefined);
    expect(visits?.spans[7].opened).toBeGreaterThan(1000);
  }));

it('[T80] leaves out files that are too old to count', () =>
  withTemporaryFolder(async (folder) => {
    const now = new Date('2026-11-28T12:00:00Z');
    const [recent, old] = ['access.log.1', 'access.log.9'].map((name) => join(folder, name));
    for (const [file, day] of [
      [recent, '2026-09-01'],
      [old, '2026-08-01'],
    ] as const) {
      appendFileSync(file ?? '', lineOf('/'));
      utimesSync(file ?? '', new Date(day), new Date(day));
    }
    expect(logFiles(join(folder, 'access.log'), now).map(({ file }) => file)).toEqual([recent]);
  }));

it('[T80] says that there is no such log, and asks for none that is not named', () =>
  withTemporaryFolder(async (folder) => {
    const { failure } = await ask(folder, 'logs/access.log');
    expect(failure).toBe('There is no file "logs/access.log" on this computer.');
    mkdirSync(join(folder, 'folder.log'));
    expect((await ask(folder, 'folder.log')).failure).toMatch(/^There is no file/);
    expect(await ask(folder, undefined)).toEqual({});
  }));
