// A thread of the build that writes files with their compressed siblings.
import { answer } from '../threads/answer.mjs';
import { compress, keepMemory } from './compress.mjs';

keepMemory();
answer(compress);
