import { dirname } from 'node:path';
import { MESSAGES } from '../serve/inbox/messages';

/** The folder of the messages, wherever the project lies. */
export const INBOX_FILES = `**/${dirname(MESSAGES)}/**`;

/** What Vite withholds by itself. It says so nowhere, and a list of ours takes the place of its own. */
const BY_VITE = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/**
 * Files of the project that Vite gives to nobody, by whatever address. Messages are shown by the page of the inbox,
 * to this machine alone (spec R28); a file would be given to everybody who reaches the server.
 */
export const WITHHELD = [...BY_VITE, INBOX_FILES];
