import { isRecord } from '../../../../document/isRecord';
import { valueAt } from '../../../../document/values';
import type { Rule } from '../context';

/** The target to which Studio publishes is complete: a server has a host, and a folder has none [U7]. */
export const rule: Rule = ({ config, error }) => {
  const target = valueAt(config, ['studio', 'publish']);
  if (!isRecord(target)) return;
  const { kind, host, user, port } = target;
  const isFolder = kind === 'folder';
  if (!isFolder && host === undefined) {
    error(
      ['studio', 'publish'],
      `Publishing by ${String(kind)} needs the name of a server.`,
      'Write it as "host".',
    );
  }
  if (isFolder && (host ?? user ?? port) !== undefined) {
    error(
      ['studio', 'publish'],
      'A folder has no host, user or port.',
      'Leave them out, or set "kind" to "rsync" or "sftp".',
    );
  }
};
