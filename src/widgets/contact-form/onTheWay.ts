import type { Payload } from './payload';

/** A message that has left its form. */
export interface Sending {
  payload: Payload;
  /** Whether the service has taken it. Never rejects. */
  taken: Promise<boolean>;
}

/** The messages whose answer has not come yet, by the key of the draft that they were. */
const sendings = new Map<string, Sending>();

/** The message of a form that is still on its way: whoever comes back to the form must not send it again. */
export const onTheWay = (key: string): Sending | undefined => sendings.get(key);

/** Remembers that a message is on its way, for as long as it is. */
export function setOut(key: string, sending: Sending): void {
  sendings.set(key, sending);
  void sending.taken.then(() => sendings.delete(key));
}
