import { expect, it } from 'vitest';
import { one } from '../../../src/ui/testing/act';
import { mount } from '../../../src/ui/testing/mount';
import type { Page } from '../../widgets/element';
import InquiryContact from './InquiryContact';

/** The office that is selected at the start if the script's tag names one. */
function selectedBy(branch: string | undefined): string {
  const page = {
    context: {
      options: { ourOrigin: 'https://acme.example/', branch },
      data: { key: 'acme' },
    },
    site: { strings: {} },
    contact: {
      endpoint: '/contact',
      mailbox: 'sales@acme.example',
      branches: [{ value: 'north', label: 'North' }],
    },
  } as unknown as Page;
  const { container } = mount(<InquiryContact attributes={{ scheme: 'light' }} page={page} />);
  return (one(container, 'select') as HTMLSelectElement).value;
}

it('starts with the office of the script’s tag, whatever its case [A16]', () => {
  expect(selectedBy(undefined)).toBe('');
  expect(selectedBy('north')).toBe('north');
  expect(selectedBy('North')).toBe('north');
});
