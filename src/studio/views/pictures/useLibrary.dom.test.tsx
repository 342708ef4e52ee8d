import { expect, it } from 'vitest';
import { drawView } from '../../../../tests/studio/drawView';
import { click, one } from '../../../ui/testing/act';
import { settle } from '../../../ui/testing/settle';
import { PicturesView } from './PicturesView';

it('a picture that cannot be put back says why, and stays in the trash', async () => {
  const deleted = [{ id: '1/images/old.jpg', src: '/images/old.jpg', at: 1, bytes: 4000 }];
  const ask = async (route: string) => {
    if (route === 'restore-picture') throw new Error('The disk is full.');
    return { pictures: [], deleted };
  };
  const { container } = await drawView(<PicturesView />, { ask: ask as never });
  await settle();
  click(one(container, '[data-restores]'));
  await settle();
  expect(one(container, '[role=alert]').textContent).toBe('The disk is full.');
  expect(container.querySelectorAll('[data-restores]')).toHaveLength(1);
});
