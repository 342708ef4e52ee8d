import { expect, it } from 'vitest';
import type { TimelineBlock } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Timeline from './Timeline';

const items = [
  { when: '1974', title: 'The shed', text: 'Two brothers rent it.' },
  { when: '1991–1998', title: 'The slip' },
];

it('is an ordered list of times, each before what it brought', () => {
  const { container } = mount(
    <Site>
      <Timeline {...({ type: 'timeline', items } as TimelineBlock)} context={contextWith()} />
    </Site>,
  );
  const entries = [...container.querySelectorAll('ol > li')].map((entry) =>
    [...entry.querySelectorAll('p, h3')].map((part) => part.textContent),
  );
  expect(entries).toEqual([
    ['1974', 'The shed', 'Two brothers rent it.'],
    ['1991–1998', 'The slip'],
  ]);
});
