import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where packages put the programs of PostgreSQL, a folder for each version. */
const KNOWN = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** PostgreSQL's programs on this machine, or what to install. */
export type FoundPrograms = { folder: string } | { missing: string };

/** Finds PostgreSQL: in the folder POSTGRES_BIN, or an installed one, the newest first. */
export function findPostgres(): FoundPrograms {
  const named = process.env['POSTGRES_BIN'];
  const installed = KNOWN.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(?:postgresql@)?\d+$/.test(name))
      .toSorted((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
      .map((name) => path.join(folder, name, 'bin')),
  );
  const folder = (named ? [named] : installed).find((bin) =>
    ['initdb', 'postgres', 'pg_basebackup'].every((program) => existsSync(path.join(bin, program))),
  );
  if (folder) return { folder };
  return {
    missing:
      'PostgreSQL was not found. Install it (Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder of its programs.',
  };
}
