import { createThreads, type Threads } from './threads/threads';
import type { FileJob } from './compress.mjs';

/** Threads that compress and write files, as those of a build do, which draw pages too. */
export function createCompressors(): Threads<FileJob> {
  return createThreads(new URL('./testingThread.mjs', import.meta.url));
}

const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${seed}-${(n * 7919) % count}`).join(' ');

/** What the pages of these tests begin with: as long as the styles of a page. */
export const OPENING = `<style>${words('Größe', 2000)}</style>`;

const item = (name: string, n: number) =>
  `<li><meta property="item:${n}" content="Number ${(n * 7919) % 997} of ${name}"></li>`;

/** What such a page goes on with. */
export const rest = (name: string): string =>
  `<ul>${Array.from({ length: 400 }, (_, n) => item(name, n)).join('')}</ul>`;
