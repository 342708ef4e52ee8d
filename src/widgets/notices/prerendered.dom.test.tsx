import { expect, it } from 'vitest';
import { hydrate } from '../../ui/testing/hydrate';
import { element, setUpNotices } from './testing';

setUpNotices();

it('the region is server-rendered with empty live lists and no inline style, and hydrates without warnings', () => {
  const { container, html, complaints } = hydrate(element);
  expect(html).toContain('aria-label="Notices"');
  expect(html).not.toMatch(/<li|style=/);
  expect(complaints).toEqual([]);
  expect(container.innerHTML).toBe(html);
});
