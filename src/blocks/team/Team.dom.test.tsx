import { expect, it } from 'vitest';
import type { TeamBlock } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Team from './Team';

const people: TeamBlock['people'] = [
  {
    name: 'Ada',
    role: 'Spare parts',
    languages: ['English', 'Shona'],
    phone: '+99 12 345 6789',
    email: 'ada@example.org',
  },
  { name: 'Ben', role: 'Workshop' },
];
const draw = (comma?: string, shown = people) =>
  mount(
    <Site site={comma === undefined ? {} : { local: { comma } as never }}>
      <Team {...({ type: 'team', people: shown } as TeamBlock)} context={contextWith()} />
    </Site>,
  ).container;

it('says who does what, in which languages, and how to reach them', () => {
  const page = draw();
  expect([...page.querySelectorAll('h3')].map((name) => name.textContent)).toEqual(['Ada', 'Ben']);
  expect(page.textContent).toContain('English, Shona');
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'tel:+99123456789',
    'mailto:ada@example.org',
  ]);
});

it('puts between languages what the site puts into lists', () => {
  expect(draw('، ').textContent).toContain('English، Shona');
});

it('has initials beside portraits, for who has none, and no initials without portraits', () => {
  const image = { src: '/ada.svg', alt: 'Ada', width: 4, height: 3 };
  const names = ['Ben', 'Anne-Grethe Ødegård', 'محمود عودة'];
  const others = names.map((name) => ({ name, role: 'Workshop' }));
  const initials = (shown: TeamBlock['people']) =>
    [...draw(undefined, shown).querySelectorAll('[aria-hidden]')].map((one) => one.textContent);
  expect(initials([{ name: 'Ada', role: 'Parts', image }, ...others])).toEqual([
    'B',
    'A\u200cØ',
    'م\u200cع',
  ]);
  expect(initials(others)).toEqual([]);
});
