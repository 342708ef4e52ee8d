import { expect, it } from 'vitest';
import type { CompanyAnswers } from './answers';
import { keepAnswers, keptAnswers } from './keptAnswers';

const START: CompanyAnswers = {
  name: '',
  trade: '',
  language: 'en-GB',
  url: '',
  colours: { main: '#000000', accent: '#ffffff' },
  branches: [],
  chat: '',
  chatMessage: 'I have a question.',
  pages: {},
  list: 'Your List',
  categories: [],
};
const IN_FRENCH = { ...START, language: 'fr', list: 'Votre liste' };

it('keeps what was answered while the language of Studio changes, and that alone', () => {
  keepAnswers({ ...START, name: 'Acme', categories: ['Pumps'] }, START);
  expect(keptAnswers(IN_FRENCH)).toEqual({ ...IN_FRENCH, name: 'Acme', categories: ['Pumps'] });
});

it('forgets it afterwards: the next company is another one', () => {
  keepAnswers({ ...START, name: 'Acme' }, START);
  keptAnswers(START);
  expect(keptAnswers(START)).toEqual(START);
});
