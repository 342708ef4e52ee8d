// What a thread of a build does (prerender/prerenderThread.ts), for tests that draw no pages: Node starts it as it stands.
import { answer } from './threads/answer.mjs';
import { compress, keepMemory } from './compress.mjs';

keepMemory();
answer(compress);
