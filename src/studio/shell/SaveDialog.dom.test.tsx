import { signal } from '@preact/signals-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import type { SaveAnswer, Summary } from '../protocol';
import { WORDS } from '../words';
import { SaveDialog } from './SaveDialog';

const LINE = { where: 'Home', words: 'title changed', pointer: '/pages/0/title', takeBack: [] };
const studio = vi.hoisted(() => ({
  say: vi.fn<(words: string) => void>(),
  summary: vi.fn<() => Promise<Summary>>(),
  save: vi.fn<() => Promise<SaveAnswer>>(),
}));
vi.mock('./studio', () => ({
  useStudio: () => ({
    say: studio.say,
    session: {
      problems: signal([]),
      conflicts: signal([]),
      state: { file: 'site.config.json' },
      summary: studio.summary,
      save: studio.save,
      change: () => true,
    },
  }),
}));

beforeEach(() => {
  vi.clearAllMocks();
  studio.summary.mockResolvedValue({ lines: [LINE], text: '' });
});

/** A dialog that was closed before its save ends as `saving` does. */
async function closedWhileSaving(saving: () => Promise<SaveAnswer>) {
  let end = (): void => {};
  const closed = new Promise<void>((resolve) => {
    end = resolve;
  });
  studio.save.mockReturnValue(closed.then(saving));
  const onClose = vi.fn<() => void>();
  const { container, unmount } = mount(<SaveDialog onClose={onClose} />);
  await settle();
  const buttons = [...container.querySelectorAll('button')];
  const button = buttons.find(({ textContent }) => textContent?.includes('site.config.json'));
  click(button as HTMLElement);
  unmount();
  end();
  await settle();
  return onClose;
}

it('a save that ends after its dialog was closed closes no other one', async () => {
  const onClose = await closedWhileSaving(() => Promise.resolve({ lines: 3 }));
  expect(studio.say).toHaveBeenCalledWith(WORDS.didSave(3));
  expect(onClose).not.toHaveBeenCalled();
});

it('one that fails then is still said', async () => {
  await closedWhileSaving(() => Promise.reject(new Error('The disk is full.')));
  expect(studio.say).toHaveBeenCalledWith('The disk is full.');
});

it('says why the changes cannot be shown', async () => {
  studio.summary.mockRejectedValue(new Error('Studio has been stopped.'));
  const { container } = mount(<SaveDialog onClose={() => {}} />);
  await settle();
  expect(container.querySelector('[role="alert"]')?.textContent).toBe('Studio has been stopped.');
  expect(container.textContent).not.toContain(WORDS.loading);
});

it('hands the focus on when a line goes with its button', async () => {
  const other = { ...LINE, words: 'text changed', pointer: '/pages/0/text' };
  studio.summary.mockResolvedValueOnce({ lines: [LINE, other], text: '' });
  const { container } = mount(<SaveDialog onClose={() => {}} />);
  await settle();
  const [first] = container.querySelectorAll<HTMLElement>('li button');
  first?.focus();
  studio.summary.mockResolvedValueOnce({ lines: [other], text: '' });
  click(first as HTMLElement);
  await settle();
  expect(document.activeElement).toBe(container.querySelector('li button'));
});

describe('the list to be copied', () => {
  const copy = async (writeText: () => Promise<void>) => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { container } = mount(<SaveDialog onClose={() => {}} />);
    await settle();
    const buttons = [...container.querySelectorAll('button')];
    click(buttons.find(({ textContent }) => textContent === WORDS.copySummary) as HTMLElement);
    await settle();
    vi.unstubAllGlobals();
  };

  it('is said to be in the clipboard', async () => {
    await copy(() => Promise.resolve());
    expect(studio.say).toHaveBeenCalledWith(WORDS.summaryCopied);
  });

  it('is said not to be where the browser does not let it', async () => {
    await copy(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    expect(studio.say).toHaveBeenCalledWith(WORDS.notCopied);
  });
});
