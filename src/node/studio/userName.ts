import { userInfo } from 'node:os';

/** The name of the person at this computer, as the system knows it; empty where it knows none. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // Containers may run as a user without an entry.
    return '';
  }
}
