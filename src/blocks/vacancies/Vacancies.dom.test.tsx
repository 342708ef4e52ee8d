import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Branch, SiteData, VacanciesBlock } from '../../generated/types';
import { hydrate } from '../../ui/testing/hydrate';
import { TICK_MS } from '../../ui/dates/due';
import { contextWith, Site } from '../../widgets/testing';
import Vacancies from './Vacancies';

const NOON = Date.UTC(2026, 11, 1, 12);
const minute = NOON / 60_000;
const branch = {
  id: 'yard',
  email: 'yard@example.org',
  country: 'Malawi',
  address: { locality: 'Blantyre' },
  chat: '+99 1',
} as Branch;
const item = (title: string, more: object = {}) => ({
  title,
  branch,
  posted: '1 March 2026',
  text: [{ tag: 'p', text: 'The work.' }],
  ...more,
});
const chat = { number: '+99 2', service: 'https://wa.me/', greeting: 'Hello,' } as SiteData['chat'];
const draw = (items: object[], more: object = {}) =>
  hydrate(
    <Site site={chat ? { chat } : {}}>
      <Vacancies
        {...({
          type: 'vacancies',
          none: 'None at present.',
          items,
          ...more,
        } as unknown as VacanciesBlock)}
        context={contextWith()}
      />
    </Site>,
  );
const shown = (page: Element) =>
  [...page.querySelectorAll('h3, p')]
    .filter((one) => !one.closest('[hidden]'))
    .map((one) => one.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says where the work is, until when one can apply, and how', () => {
  const { container } = draw([item('Mechanic', { hours: 'Full-time', closes: '31 March 2026' })], {
    deadline: 'Apply by',
    mail: 'By e-mail',
    chat: 'By chat',
    form: { label: 'By form', href: '/apply' },
  });
  expect([...container.querySelectorAll('bdi')].map((fact) => fact.textContent)).toEqual([
    'Blantyre, Malawi',
    'Full-time',
    'Apply by 31 March 2026',
  ]);
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/apply',
    'mailto:yard@example.org?subject=Mechanic',
    'https://wa.me/991?text=Hello%2C%20Mechanic',
  ]);
});

it('sends applications to the mailbox that it names', () => {
  const { container } = draw([item('Mechanic')], {
    mail: 'By e-mail',
    mailbox: 'jobs@example.org',
  });
  const link = container.querySelector('a');
  expect(link?.getAttribute('href')).toContain('mailto:jobs@example.org?');
  // For paper.
  expect(link?.dataset['address']).toBe('jobs@example.org');
});

it('no longer shows what has closed since the build, and says so once nothing is open', () => {
  const closed = item('Mechanic', { due: { until: minute } });
  const { container, complaints } = draw([closed], { noneDue: [{ from: minute, hidden: true }] });
  expect(shown(container)).toEqual(['None at present.']);
  expect(complaints).toEqual([]);
});

it('says that nothing is open in each gap between two vacancies', () => {
  const to = (more: object) => item('Clerk', { due: { from: minute + 60, hidden: true, ...more } });
  const noneDue = [{ until: minute + 60 }, { from: minute + 120, hidden: true }];
  const { container } = draw([to({ until: minute + 120 })], { noneDue });
  const pass = (hours: number) =>
    act(() => {
      vi.advanceTimersByTime(hours * 3_600_000 + TICK_MS);
    });
  expect(shown(container)).toEqual(['None at present.']);
  pass(1);
  expect(shown(container)).toEqual(['Clerk', 'The work.']);
  pass(1);
  expect(shown(container)).toEqual(['None at present.']);
});

it('shows what is open, and what has opened since the build', () => {
  const opened = item('Clerk', { due: { from: minute, hidden: true } });
  expect(shown(draw([item('Mechanic'), opened]).container)).toEqual([
    'Mechanic',
    'The work.',
    'Clerk',
    'The work.',
  ]);
});

it('says that there are none', () => {
  expect(shown(draw([]).container)).toEqual(['None at present.']);
});
