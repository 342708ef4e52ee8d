import { expect, it } from 'vitest';
import { failureInWords } from './failureInWords';
import { serverOf } from './server';

const server = serverOf({
  kind: 'rsync',
  host: 'web.example.org',
  user: 'deploy',
  port: 2222,
  path: '/srv/www/site',
});

/** What OpenSSH 9.2 and rsync 3.5 say, and a part of what is made of it. */
const FAILURES = [
  ['Host key verification failed.', 'Run "ssh -p 2222 deploy@web.example.org" in a terminal'],
  [
    'WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!\nHost key verification failed.',
    'is not the one that this computer knows',
  ],
  ['deploy@web: Permission denied (publickey,password).\nConnection closed', 'add your key'],
  ['ssh: Could not resolve hostname web: Name or service not known', 'There is no server'],
  ['ssh: connect to host web port 2222: Connection refused', 'takes no SSH at this port'],
  ['Connection to 10.0.0.1 port 22 timed out', 'does not answer'],
  [
    'rsync: connection unexpectedly closed\nrsync error: remote command not found (code 127)',
    'Choose SFTP',
  ],
  ['subsystem request failed on channel 0', 'Choose rsync'],
  [
    "rmdir: failed to remove 'site': Directory not empty",
    '"/srv/www/site" of the server has files',
  ],
  ["mkdir: cannot create directory 'site.versions': Permission denied", 'may not write beside'],
  ['bash: line 1: cd: /srv/www: No such file or directory', 'has no folder "/srv/www"'],
  ['rsync: write failed: No space left on device (28)', 'is full'],
] as const;

it('[U7] says why a server was not published to, what to do, and what the program said', () => {
  for (const [said, words] of FAILURES) {
    const failure = failureInWords(said, server);
    expect(failure).toContain(words);
    expect(failure).toContain(`It said: ${said.split('\n').at(-1)}`);
  }
});

it('leaves what it does not know in the words of the program', () => {
  expect(failureInWords('Segmentation fault', server)).toBe('Segmentation fault');
});
