import { isInstalled } from './isInstalled';

/**
 * What is missing on this machine for publishing by rsync to itself, as a sentence; undefined if nothing is. The server
 * exchanges the site by GNU's `mv -T`, which macOS does not have.
 */
export function missingRsync(): string | undefined {
  if (process.platform !== 'linux') {
    return 'Publishing by rsync: the tests take this machine for the server, which has to run Linux.';
  }
  if (isInstalled('rsync')) return undefined;
  return 'rsync was not found. Install it (Debian: apt-get install rsync).';
}
