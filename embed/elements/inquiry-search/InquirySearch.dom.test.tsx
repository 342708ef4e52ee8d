import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { one } from '../../../src/ui/testing/act';
import { mount } from '../../../src/ui/testing/mount';
import type { Page } from '../../widgets/element';
import InquirySearch from './InquirySearch';

const site = {
  site: { url: 'https://acme.example' },
  store: { addresses: { category: '/butikk/' } },
  strings: { searchFor: 'Search', search: 'Go' },
};
const catalogue = {
  searchAddress: vi.fn<Page['catalogue']['searchAddress']>(() => Promise.reject()),
};
const draw = (search = vi.fn<Page['search']>()) =>
  mount(
    <InquirySearch
      attributes={{ limit: 6, scheme: 'light' }}
      page={{ site, search, catalogue } as unknown as Page}
    />,
  ).container;

it('is a form that leads to the results on the site', () => {
  const form = one(draw(), 'form');
  expect(form.getAttribute('action')).toBe('https://acme.example/butikk/all');
  expect(one(form, 'input').getAttribute('name')).toBe('q');
});

it('hands its field over to the search when it is touched, and not before', () => {
  const search = vi.fn<Page['search']>();
  const drawn = draw(search);
  expect(search).not.toHaveBeenCalled();
  act(() => one(drawn, 'input').focus());
  expect(search.mock.calls[0]?.[0]).toMatchObject({ field: one(drawn, 'input'), limit: 6 });
});

it('asks where the index is before it is touched, so that the index comes in one round trip', () => {
  catalogue.searchAddress.mockClear();
  draw();
  expect(catalogue.searchAddress).toHaveBeenCalledTimes(1);
});
