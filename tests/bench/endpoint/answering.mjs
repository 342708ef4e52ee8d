// The process that answers about a made-up catalogue, as that of `npm run search` does about a built site.
import { register } from 'tsx/esm/api';

register();
const { answerInProcess } = await import('../../../src/node/search/answeringProcess.ts');
const { openParts } = await import('./openParts.ts');
answerInProcess(openParts);
