import { expect, it, vi } from 'vitest';
import type { ApiClient } from '../../src/studio/shell/apiClient';
import { BrandPictures } from '../../src/studio/views/look/BrandPictures';
import { valueAt } from '../../src/document/values';
import { click } from '../../src/ui/testing/act';
import { settle } from '../../src/ui/testing/settle';
import { drawView } from './drawView';

const pictures = ['/images/mark.svg', '/images/winch.svg'].map((value) => ({
  value,
  label: value,
}));

it.each([
  ['Change the logo', ['site', 'logo', 'mark', 'src']],
  ['Another picture for links', ['site', 'shareImage', 'src']],
])('[T75] "%s" lets a picture be chosen, and draws what is made of it', async (label, path) => {
  const file = vi.fn<ApiClient['file']>(() => Promise.resolve(new Blob(['<svg/>'])));
  const { session, container } = await drawView(<BrandPictures />, {
    file,
    choices: () => Promise.resolve(pictures),
  });
  vi.spyOn(session, 'whenLevel').mockResolvedValue(undefined);
  await settle();
  const button = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === label,
  );
  click(button as HTMLElement);
  await settle();
  const choice = [...document.querySelectorAll('dialog li button')].find(({ textContent }) =>
    textContent.includes('winch'),
  );
  click(choice as HTMLElement);
  await settle();
  expect(valueAt(session.root.peek(), path)).toBe('/images/winch.svg');
  expect(file).toHaveBeenLastCalledWith('brand-picture?of=card&turn=1');
});
