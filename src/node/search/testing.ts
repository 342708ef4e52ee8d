import { answerWith, type AnswerTools } from './answering';
import { createAnswers } from './answers';
import { createOftenAsked } from './oftenAsked';
import type { EndpointProvider } from './provider';
import type { Endpoint } from './searchHandler';

/** An endpoint with a provider of a test, which lets everybody ask. */
export function endpointOf(
  provider: EndpointProvider,
  { tilesOf, draw, ...more }: Partial<Endpoint & AnswerTools> = {},
): Endpoint {
  return {
    answer: answerWith({
      provider,
      tilesOf: tilesOf ?? (() => []),
      draw: draw ?? (({ q }, { total }) => `<p>${q}: ${total}</p>`),
    }),
    atOnce: provider.atOnce ?? 1,
    answers: createAnswers(),
    asked: createOftenAsked(),
    version: '1',
    address: '/search',
    script: '',
    allow: () => undefined,
    headers: () => ({}),
    report: () => {},
    ...more,
  };
}
