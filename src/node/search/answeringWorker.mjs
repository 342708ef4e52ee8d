// A thread that reads one build of the site, and answers questions about it. It begins here, since `--import tsx/esm` does
// not reach what a worker starts with.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { answerInThread } = await import('./answeringThread.ts');
const { openAnswering } = await import('./openAnswering.ts');
await answerInThread(() => openAnswering(workerData));
