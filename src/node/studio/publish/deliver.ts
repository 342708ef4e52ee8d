import { dirname, resolve } from 'node:path';
import type { SiteConfig } from '../../../generated/authored';
import { openLanguages } from '../language/askedLanguage';
import { errorMessage } from '../../../document/errorMessage';
import { failureInWords } from './failureInWords';
import type { Job } from './job';
import { push, upstreamOf } from './push';
import { serverOf, type PublishTarget } from './server';
import type { TellStep } from './tellStep';
import { draftMark, toDraft } from './toDraft';
import { toFolder } from './toFolder';
import { byRsync, bySftp } from './toServer';
import { toZip } from './toZip';

/**
 * Brings a built site where the job says, and for a server where the config says under "studio", "publish".
 * @throws A sentence; then what was live still is.
 */
export async function deliver(
  job: Job,
  { site, studio }: { site: Pick<SiteConfig['site'], 'language'> } & Pick<SiteConfig, 'studio'>,
  tell: TellStep,
  signal: AbortSignal,
): Promise<void> {
  if (job.way === 'push') {
    tell({ step: 'push' });
    const upstream = await upstreamOf(job.config);
    if (upstream === undefined)
      throw new Error(
        'This folder is not connected to the host: ask whoever looks after the code. (It is in no Git repository.)',
      );
    if (typeof upstream === 'string') throw new Error(upstream);
    return push(job.config, upstream, signal);
  }
  // It is served from where it was built.
  if (job.way === 'share') return undefined;
  if (job.way === 'draft') {
    const mark = draftMark(openLanguages(job.root, {}), site.language);
    return toDraft(job.site, job.zip, mark, tell);
  }
  if (job.way === 'zip') return toZip(job.site, job.zip, tell);
  const { publish } = studio;
  if (!publish) throw new Error('The config names no place to publish to.');
  if (publish.kind === 'folder')
    return toFolder(job.site, resolve(dirname(job.config), publish.path), tell);
  return toServer(job.site, publish, { tell, signal });
}

async function toServer(
  site: string,
  publish: PublishTarget,
  how: { tell: TellStep; signal: AbortSignal },
): Promise<void> {
  const server = serverOf(publish);
  try {
    await (publish.kind === 'rsync' ? byRsync : bySftp)(site, server, how);
  } catch (error) {
    if (how.signal.aborted) throw error;
    throw new Error(failureInWords(errorMessage(error), server), { cause: error });
  }
}
