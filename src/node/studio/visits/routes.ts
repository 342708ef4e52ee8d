import { dirname, resolve } from 'node:path';
import { isbot } from 'isbot';
import { zoneOf } from '../../../document/dates/changes';
import { errorMessage } from '../../../document/errorMessage';
import { valueAt } from '../../../document/values';
import { createVisitCounter } from '../../../document/visits/createVisitCounter';
import type { VisitsAnswer } from '../../../studio/views/visits/protocol';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';
import { logFiles, type LogFile } from './logFiles';
import { readLog } from './readLogs';

/**
 * The routes of visits:
 *
 * | GET /api/visits | VisitsAnswer: what the log counts that the draft names |
 */
export function visitRoutes({
  file,
  session,
  languageOf,
}: Pick<FeatureSources, 'file' | 'session' | 'languageOf'>): Routes {
  return {
    'GET visits': async (request): Promise<VisitsAnswer> => {
      const { say } = languageOf(request);
      const log = valueAt(session.draft.value, ['studio', 'log']);
      if (typeof log !== 'string' || log === '') return {};
      const now = new Date();
      const files = logFiles(resolve(dirname(file), log), now);
      if (files.length === 0)
        return { log, failure: say(`There is no file "${log}" on this computer.`) };
      try {
        const visits = await countVisits(files, zoneOf(session.draft.value), now);
        return { log, files: files.length, visits };
      } catch (error) {
        return { log, failure: say(`"${log}" cannot be read: ${errorMessage(error)}`) };
      }
    },
  };
}

async function countVisits(files: readonly LogFile[], zone: string, now: Date) {
  const counter = createVisitCounter({ zone, now, isRobot: isbot });
  // One after the other: together they would only wait for each other.
  for (const { file } of files) await readLog(file, counter);
  return counter.visits();
}
