import { expect, it } from 'vitest';
import type { SiteData } from '../../generated/types';
import { hydrate } from '../../ui/testing/hydrate';
import { Site } from '../../widgets/testing';
import Announcement from './Announcement';

const CLOSED = { id: 'a1', text: 'Closed on Friday.', kind: 'info', closable: true } as const;
const draw = (announcement?: SiteData['announcement'], hidden?: boolean) =>
  hydrate(
    <Site
      site={{ site: { id: 'acme' } as SiteData['site'], ...(announcement && { announcement }) }}
    >
      <Announcement />
    </Site>,
    (page) => {
      const aside = page.querySelector('aside');
      if (aside && hidden !== undefined) aside.hidden = hidden;
    },
  );

it('says what is announced, with a button that closes it', () => {
  const { container } = draw(CLOSED);
  expect(container.querySelector('aside p')?.textContent).toBe('Closed on Friday.');
  expect(container.querySelector('aside button')?.getAttribute('aria-label')).toBe('dismiss');
  expect(container.querySelector('aside')?.dataset['key']).toBe('acme-closed');
});

it('has no button, and nothing to remember, if it is to stay', () => {
  const { container } = draw({ ...CLOSED, closable: false });
  expect(container.querySelector('button')).toBeNull();
  expect(container.querySelector('aside')?.dataset['key']).toBeUndefined();
});

it('stays as the early step has left it when React takes over', () => {
  const { container, html, complaints } = draw(
    { ...CLOSED, due: { from: 5, hidden: true } },
    false,
  );
  expect(html).toContain('hidden=""');
  expect(container.querySelector('aside')?.hidden).toBe(false);
  expect(complaints).toEqual([]);
});

it('is nothing on a site that announces nothing', () => {
  expect(draw().html).toBe('');
});
