import { emit } from './emit';

/** Tells the author of the page what is wrong. */
export function complain(message: string): void {
  console.error(message);
  emit('error', { message });
}
