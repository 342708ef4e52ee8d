import { timingSafeEqual } from 'node:crypto';

/** Whether a secret is the one that was given away. How long that takes says nothing of how much of it is right. */
export function isSameSecret(tried: string, secret: string): boolean {
  const [one, other] = [Buffer.from(tried), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
