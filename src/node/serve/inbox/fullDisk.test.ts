import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { messagesIn } from './messages';

/** The mount point of a small disk, which only root on Linux may mount. */
const disk = path.join(temporaryFolder(), 'disk');
mkdirSync(disk);
const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', disk]);
const isMounted = status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
});

it.each(isMounted ? [] : ['Mounting a disk needs Linux, and root.'])(
  'a full disk is not tested: %s',
  (sentence) => {
    // Not a failure, not even in CI, because few machines let a test mount a disk.
    console.warn(`NOT TRIED: ${sentence}`);
    expect(status).not.toBe(0);
  },
);

it.each(isMounted ? [disk] : [])(
  '[C17] keeps every message it has accepted on a disk that was full for a while',
  async (folder) => {
    const messages = messagesIn(folder);
    // Fill whole pages of the disk, so that the remaining space is known.
    const ballast = path.join(folder, 'ballast');
    writeFileSync(ballast, 'b'.repeat(64 * 1024));
    const accepted: string[] = [];
    let refused = 0;
    const send = async (count: number) => {
      for (let n = 0; n < count; n += 1) {
        const text = `${accepted.length + refused} ${'m'.repeat(3000)}`;
        await messages.add([['message', text]]).then(
          () => accepted.push(text),
          () => (refused += 1),
        );
      }
    };
    await send(40);
    expect(refused).toBeGreaterThan(0);
    const full = refused;
    rmSync(ballast);
    await send(10);
    expect(refused).toBe(full);
    const kept = (await messages.all()).map(({ fields }) => fields[0]?.[1]).toReversed();
    expect(kept).toEqual(accepted);
  },
);
