import { expect, it, vi } from 'vitest';
import { mount } from '../ui/testing/mount';
import { SiteProvider, useSite, useStrings } from './SiteProvider';
import { siteWith } from './testing';

function Words() {
  return (
    <p>
      {useSite().site.name}: {useStrings().viewList}
    </p>
  );
}

it('provides what every page shares, and the interface texts', () => {
  const site = siteWith({ viewList: 'View list' }, 'Acme');
  const { container } = mount(
    <SiteProvider site={site}>
      <Words />
    </SiteProvider>,
  );
  expect(container.textContent).toBe('Acme: View list');
});

it('throws outside its provider, and names what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => mount(<Words />)).toThrow('useSite must be used within a SiteProvider');
});
