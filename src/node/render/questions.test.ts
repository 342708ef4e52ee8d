import { expect, it } from 'vitest';
import type { PageData } from '../../generated/types';
import { questionsOf } from './questions';

const accordion = (title: string, kind = 'questions') => ({
  type: 'accordion',
  kind,
  items: [
    {
      title,
      text: [
        { tag: 'p', text: ['Yes, ', { tag: 'strong', text: 'daily' }, '.'] },
        { tag: 'ul', items: [[{ tag: 'p', text: 'by truck' }], [{ tag: 'p', text: 'by bus' }]] },
        { tag: 'p', text: [{ href: '/contact', text: 'Ask us' }] },
      ],
    },
  ],
});
const pageOf = (...blocks: object[]) => ({ blocks }) as unknown as PageData;

it('lists the questions of all accordions of a page, in columns too, with answers as plain text', () => {
  const columns = { type: 'columns', columns: [[accordion('On Sundays?')]] };
  expect(questionsOf(pageOf(accordion('Do you deliver?'), columns))).toEqual({
    '@type': 'FAQPage',
    mainEntity: ['Do you deliver?', 'On Sundays?'].map((name) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: {
        '@type': 'Answer',
        text: 'Yes, daily.\n• by truck\n• by bus\nAsk us',
      },
    })),
  });
});

it('leaves out accordions of other topics, and pages without any', () => {
  expect(questionsOf(pageOf(accordion('Warranty', 'topics')))).toBeUndefined();
  expect(questionsOf(pageOf({ type: 'text', text: [] }))).toBeUndefined();
});
