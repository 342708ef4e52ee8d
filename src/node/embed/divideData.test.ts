import { expect, it } from 'vitest';
import type { WidgetData } from '../../../embed/data';
import { divideData } from './divideData';
import type { EmbedElement } from './elements';

const element = (tag: string, strings: string[], isOnDemand = false): EmbedElement => ({
  tag,
  strings,
  isOnDemand,
  component: `${tag}.tsx`,
  attributes: [],
});

const contact = { branches: [], endpoint: '/forms', mailbox: 'sales@acme.example' };
const whole = {
  name: 'Acme',
  words: { listTitle: 'List', search: 'Search', contactSend: 'Send', newTab: '(new tab)' },
  contact,
} as unknown as WidgetData;

it('puts the words and data of an element with a file of its own into that, but no word that others show', () => {
  const { common, onDemand } = divideData(
    whole,
    ['listTitle', 'newTab'],
    [
      element('inquiry-contact', ['contactSend', 'newTab'], true),
      element('inquiry-search', ['search']),
    ],
  );
  expect(common).toEqual({
    name: 'Acme',
    words: { listTitle: 'List', search: 'Search', newTab: '(new tab)' },
  });
  expect(onDemand).toEqual({ 'inquiry-contact': { words: { contactSend: 'Send' }, contact } });
});

it('leaves everything together where no element has one', () => {
  const elements = [element('inquiry-contact', ['contactSend', 'newTab', 'search', 'listTitle'])];
  expect(divideData(whole, [], elements)).toEqual({ common: whole, onDemand: {} });
});
