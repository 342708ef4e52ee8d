import { expect, it, vi } from 'vitest';
import type { SiteData } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import { Site } from '../../widgets/testing';
import { HeaderSearch } from './HeaderSearch';

const fetched = vi.hoisted(() => ({ foresight: false }));
vi.mock('../../catalogue/search/foreseeAnswer', () => {
  fetched.foresight = true;
  return { foreseeAnswer: () => {} };
});

const shown = (store: object) =>
  mount(
    <Site site={{ site: { id: 'acme' }, store } as unknown as SiteData}>
      <HeaderSearch />
    </Site>,
  );

it('has the code that asks an endpoint before the search is touched, and only where there is one', async () => {
  shown({ search: '/search.json' });
  await settle();
  expect(fetched.foresight).toBe(false);
  shown({ search: '/search.json', endpoint: '/search' });
  await vi.waitFor(() => expect(fetched.foresight).toBe(true));
});
