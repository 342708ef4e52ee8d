// A process that reads one build of the site, and answers questions about it. It begins here, since `--import tsx/esm` does
// not reach what another process starts with.
import { register } from 'tsx/esm/api';

register();
const { answerInProcess } = await import('./answeringProcess.ts');
const { openAnswering } = await import('./openAnswering.ts');
answerInProcess(openAnswering);
