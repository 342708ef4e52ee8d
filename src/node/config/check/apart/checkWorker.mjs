// The thread that checks a config while the site is built. It begins here, since `--import tsx/esm` does not reach what a
// worker starts with.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { checkConfig } = await import('../checkConfig.ts');
const { config: _, ...found } = await checkConfig(workerData.file, workerData.options);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
parentPort?.postMessage(found);
