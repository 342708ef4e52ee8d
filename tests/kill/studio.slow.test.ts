import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openServerSession } from '../../src/node/studio/session/openServerSession';
import { temporaryFolder } from '../temporary/temporaryFolder';

/** How often the editor is killed; STUDIO_KILLS=100 asks for more. */
const KILL_COUNT = Number(process.env['STUDIO_KILLS'] ?? 6);

const EDITOR = resolve(import.meta.dirname, 'studioEditor.ts');

/** Runs an editor that changes, saves and changes, kills it at some moment, and gives what it has said until then. */
function killedAfter(file: string, changes: number): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--import', 'tsx', EDITOR, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.split('\n').length > changes) child.kill('SIGKILL');
    });
    child.on('error', fail);
    child.on('close', () => done(said));
  });
}

it('[T5] loses nothing that was kept when Studio is killed at any moment', async () => {
  const file = join(temporaryFolder(), 'site.config.json');
  writeFileSync(file, '{\n  "count": 0,\n  "filler": ""\n}\n');
  let last = 0;
  for (let kill = 0; kill < KILL_COUNT; kill += 1) {
    const said = await killedAfter(file, 2 + ((kill * 7) % 23));
    const kept = Math.max(last, ...said.trim().split('\n').map(Number));
    // Whole, whatever was being written.
    expect(() => JSON.parse(readFileSync(file, 'utf8')) as unknown).not.toThrow();
    const session = openServerSession({
      file,
      schema: () => ({}),
      tell: () => {},
      changed: () => {},
    });
    const { value, history } = session.draft;
    last = (value as { count: number }).count;
    expect(last).toBeGreaterThanOrEqual(kept);
    expect(history.steps.length).toBeGreaterThan(0);
    await session.settled();
  }
});
