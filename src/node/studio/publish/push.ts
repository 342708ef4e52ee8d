import { dirname } from 'node:path';
import { productFilesOf } from '../../config/productFiles/productFilesOf';
import { git, tryGit } from '../history/git';
import { gitState } from '../history/gitVersions';

/** Where a push of the checked-out branch goes. */
export interface Upstream {
  /** The name of the remote: 'origin'. */
  remote: string;
  /** The branch there: 'main'. */
  branch: string;
}

/** Where the current branch is pushed to, or why it is not: a sentence. Undefined outside of a repository. */
export async function upstreamOf(config: string): Promise<Upstream | string | undefined> {
  const state = await gitState(config);
  if (state.kind === 'none') return undefined;
  if (state.kind === 'busy') return state.why;
  const folder = dirname(config);
  const own = (await git(folder, ['symbolic-ref', '--short', 'HEAD'])).trim();
  const remote = (await tryGit(folder, ['config', '--get', `branch.${own}.remote`]))?.trim();
  const merge = (await tryGit(folder, ['config', '--get', `branch.${own}.merge`]))?.trim();
  if (!remote || !merge)
    return `This folder is not connected to the host yet: ask whoever looks after the code. (git push --set-upstream origin ${own})`;
  return { remote, branch: merge.replace('refs/heads/', '') };
}

/**
 * Pushes the current branch to its remote, whole or not at all.
 * @throws In Git's words, or a sentence if the config has changes that are in no commit.
 */
export async function push(
  config: string,
  { remote, branch }: Upstream,
  signal?: AbortSignal,
): Promise<void> {
  const folder = dirname(config);
  const changed = await git(folder, [
    'status',
    '--porcelain',
    '--',
    config,
    ...productFilesOf(config),
  ]);
  if (changed.trim() !== '')
    throw new Error(
      'The last changes are not ready to be sent: save again, or ask whoever looks after the code. (They are in no commit.)',
    );
  const args = ['push', '--quiet', '--', remote, `HEAD:refs/heads/${branch}`];
  await git(folder, args, signal ? { signal } : {});
}
