import { afterEach, expect, it, vi } from 'vitest';
import { click } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import { notices } from '../../widgets/notices/noticeStore';
import { Bearings } from './parts/testing';

vi.mock('./filters/FilterParts', () => {
  throw new Error('There is no network.');
});

afterEach(() => vi.unstubAllGlobals());

it('[L28] filters that cannot be fetched are said to be lost, and do not open by themselves later', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { container } = mount(<Bearings />);
  await settle();
  const button = container.querySelector('[aria-haspopup="dialog"]') as HTMLElement;
  click(button);
  await vi.waitFor(() =>
    expect(notices.list.value.map(({ type, title }) => [type, title])).toEqual([
      ['error', 'productsLost'],
    ]),
  );
  dispatchEvent(new Event('online'));
  await settle();
  expect(container.querySelector('dialog')).toBeNull();
});
