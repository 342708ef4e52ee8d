// A thread of the build that writes files with their compressed siblings.
import { answer } from '../threads/answer.mjs';
import { press } from './press.mjs';

answer(press);
