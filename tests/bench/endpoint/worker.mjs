// The thread that answers about a made-up catalogue, as that of `npm run search` does about a built site.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { answerInThread } = await import('../../../src/node/search/answeringThread.ts');
const { openParts } = await import('./openParts.ts');
await answerInThread(() => openParts(workerData));
