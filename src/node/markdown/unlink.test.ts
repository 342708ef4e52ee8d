import { expect, it } from 'vitest';
import { unlink } from './unlink';

const isGone = (href: string) => href.startsWith('/sale');

it('[U14] keeps the words of a link that leads nowhere, and other links', () => {
  expect(
    unlink('See *our [**big** sale](/sale "Now")*, [it](/sale#top) or [us](/about).', true, isGone),
  ).toBe('See *our **big** sale*, it or [us](/about).');
  expect(unlink('- [Sale](/sale)\n- None', false, isGone)).toBe('- Sale\n- None');
  expect(unlink('Nothing \\[here](/sale)', true, isGone)).toBe('Nothing \\[here](/sale)');
});
