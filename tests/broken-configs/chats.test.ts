import { expect, it } from 'vitest';
import { check, GOOD, swap } from './breaking';

const EMAIL = '"email": "yard@brackwater.internal"';
const withNumber = swap(GOOD, EMAIL, `${EMAIL}, "chat": "+44 1632 960555"`);

it('[W7] an office may have a chat number', async () => {
  expect((await check(withNumber)).problems).toEqual([]);
});

it('[W7] but not on a site without a chat', async () => {
  const { problems } = await check(withNumber.replace(/"chat": \{[^}]*\},/, ''));
  expect(problems.map(({ message }) => message)).toContain(
    'This office has a number for chats, but this site has no chat.',
  );
});
