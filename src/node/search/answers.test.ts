import { describe, expect, it } from 'vitest';
import { bodyOf, createAnswers } from './answers';

describe('kept answers', () => {
  it('give way to later ones, first those that were asked for longest ago', () => {
    const answers = createAnswers(3500);
    for (const key of ['a', 'b', 'c']) answers.keep(key, bodyOf('text'));
    answers.get('a');
    answers.keep('d', bodyOf('text'));
    expect(['a', 'b', 'c', 'd'].filter((key) => answers.get(key))).toEqual(['a', 'c', 'd']);
  });

  it('take no more memory for long questions that find nothing', () => {
    const answers = createAnswers(100_000);
    const questions = Array.from({ length: 1000 }, (_, n) => `${n}`.padEnd(8000, 'x'));
    for (const question of questions) answers.keep(question, bodyOf(''));
    expect(questions.filter((question) => answers.get(question)).length).toBeLessThan(12);
  });

  it('are counted once, however often they are kept', () => {
    const answers = createAnswers(2500);
    const body = bodyOf('text');
    answers.keep('a', body);
    for (let n = 0; n < 10; n += 1) answers.keep('b', body);
    expect(answers.get('a')).toBe(body);
  });
});
