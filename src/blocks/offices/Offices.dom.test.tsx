import { describe, expect, it } from 'vitest';
import type { Branch, OfficesBlock } from '../../generated/types';
import { one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Offices from './Offices';

function hoursOf(hours: Branch['hours']): string[] {
  const branch: Branch = {
    id: 'oslo',
    name: 'Oslo',
    address: { locality: 'Oslo' },
    phones: [],
    email: 'a@b.example',
    hours,
  };
  const { container } = mount(
    <Site words={{ openAllDay: 'open 24 hours' }}>
      <Offices type="offices" tone="paper" branches={[branch]} context={contextWith()} />
    </Site>,
  );
  expect(container.querySelector('address')?.textContent).toBe('Oslo');
  return [...container.querySelectorAll('dd')].slice(1).map(({ textContent }) => textContent ?? '');
}

it('[C19] [C20] an office says in words that it is open for 24 hours, and may have no country', () => {
  expect(
    hoursOf([
      { days: ['Mo', 'Tu'], allDay: true },
      { days: ['We'], opens: '00:00', closes: '00:00' },
      { days: ['Th'], opens: '08:00', closes: '17:00' },
    ]),
  ).toEqual(['Mo–Tu open 24 hours', 'We open 24 hours', 'Th 08:00–17:00']);
});

describe('the ways to take an office along', () => {
  const branch: Branch = {
    id: 'oslo',
    name: 'Oslo',
    address: { locality: 'Oslo' },
    phones: [],
    email: 'a@b.example',
    timeZone: 'UTC',
    hours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], allDay: true }],
  };
  const CHAT = { number: '+1 2', service: 'https://chat.example/', greeting: 'Hello', message: '' };
  const draw = (more: Partial<OfficesBlock>, chat = true) =>
    mount(
      <Site {...(chat && { site: { chat: CHAT } })}>
        <Offices
          type="offices"
          tone="paper"
          branches={[branch]}
          {...more}
          context={contextWith()}
        />
      </Site>,
    ).container;
  const WORDS = {
    chat: 'Chat',
    card: 'Save',
    chatCode: 'Scan',
    open: 'Open now',
    closed: 'Closed',
  };

  it('are a contact to save and a code to scan', () => {
    const drawn = draw(WORDS);
    const link = one(drawn, 'a[download]');
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      'Save',
      '/contact-cards/oslo.vcf',
    ]);
    expect(one(drawn, 'figure img').getAttribute('src')).toBe('/contact-cards/oslo.svg');
    expect(drawn.querySelector('a[href*="chat.example"]')?.textContent).toBe('Chat newTab');
    expect(draw({ ...WORDS }, false).querySelector('figure')).toBeNull();
  });

  it('are none that the config does not name', () => {
    const drawn = draw({});
    expect(drawn.querySelector('a[download], figure')).toBeNull();
    expect(drawn.textContent).toContain('openingHours Mo–Su openAllDay');
  });

  it('say whether it is open now', () => {
    expect(draw(WORDS).textContent).toContain('openingHours Open now');
  });
});

it('[C21] names the days of an office as they are: only days without a gap are a span', () => {
  expect(
    hoursOf([
      { days: ['We', 'Mo', 'Fr'], opens: '08:00', closes: '17:00' },
      { days: ['Mo', 'Tu', 'We', 'Sa', 'Su'], opens: '09:00', closes: '13:00' },
      { days: ['Sa'], allDay: true },
    ]),
  ).toEqual(['Mo, We, Fr 08:00–17:00', 'Mo–We, Sa–Su 09:00–13:00', 'Sa open 24 hours']);
});
