import { describe, expect, it } from 'vitest';
import { openDraft } from '../../../document/history';
import type { Change } from '../../../document/step';
import { isSaved, reduceSession, type SessionAction, type SessionState } from './sessionState';

const VALUE = { name: 'Pumps', pages: [{ title: 'Home' }, { title: 'About' }] };
const content = (value: unknown) => ({ text: JSON.stringify(value), value });
const START: SessionState = {
  draft: openDraft(VALUE),
  saved: content(VALUE),
  revision: 5,
  conflicts: [],
  taken: [],
};

const set = (at: string, value: unknown, id = 'own'): Change => ({
  do: { name: 'write', operations: [{ op: 'set', at, value }] },
  id,
});
const reduce = (state: SessionState, action: SessionAction) =>
  reduceSession(state, action, (_, pointer) => `place ${pointer}`);
const changed = (revision: number, change: Change): SessionAction => ({
  type: 'changed',
  revision,
  change,
  clashes: [],
});
const ours = reduce(START, changed(5, set('/name', 'Ours'))).state;
const fileSays = (value: unknown): SessionAction => ({
  type: 'fileChanged',
  content: content(value),
  name: 'site.config.json',
  id: 'file',
});

describe('“changed”', () => {
  it('makes the change, and remembers its id', () => {
    expect(ours).toMatchObject({
      draft: { value: { name: 'Ours' } },
      revision: 6,
      taken: ['own'],
    });
    expect(isSaved(ours)).toBe(false);
  });

  it('is refused where it builds on another revision', () => {
    expect(() => reduce(ours, changed(5, set('/name', 'Late')))).toThrow('changed elsewhere');
  });

  it('is refused where it does not fit', () => {
    const remove: Change = { do: { name: '', operations: [{ op: 'remove', at: '/x' }] } };
    expect(() => reduce(START, changed(5, remove))).toThrow('does not fit');
  });

  it('keeps what another window has written at the same time, to be decided', () => {
    const clashes = [{ pointer: '/name', before: 'Pumps', ours: 'Ours', theirs: 'Theirs' }];
    const action = { ...changed(5, set('/name', 'Ours')), clashes } as SessionAction;
    const { state } = reduce(START, action);
    expect(state.conflicts).toMatchObject([
      { from: 'window', path: 'place /name', ours: 'Ours', theirs: 'Theirs' },
    ]);
    expect(reduce(state, { ...action, revision: 6 } as SessionAction).state.conflicts).toHaveLength(
      1,
    );
  });
});

describe('“fileChanged”', () => {
  it('takes over what was changed there, beside what was changed here', () => {
    const { state, made } = reduce(ours, fileSays({ ...VALUE, pages: [{ title: 'Start' }] }));
    expect(state.draft.value).toEqual({ name: 'Ours', pages: [{ title: 'Start' }] });
    expect(made?.change).toMatchObject({ do: { name: 'take over changes of site.config.json' } });
    expect(state.conflicts).toEqual([]);
  });

  it('keeps both values of what was changed twice', () => {
    const { state, made } = reduce(ours, fileSays({ ...VALUE, name: 'Theirs' }));
    expect(made).toBeUndefined();
    expect(state.conflicts).toMatchObject([{ from: 'file', ours: 'Ours', theirs: 'Theirs' }]);
  });
});

describe('“written”', () => {
  it('is what the file holds from then on', () => {
    expect(
      isSaved(reduce(ours, { type: 'written', content: content(ours.draft.value) }).state),
    ).toBe(true);
  });
});

describe('“decided”', () => {
  const { state } = reduce(ours, fileSays({ ...VALUE, name: 'Theirs' }));
  const [conflict] = state.conflicts;
  const decide = (take: 'ours' | 'theirs'): SessionAction => ({
    type: 'decided',
    id: conflict?.id ?? '',
    take,
    step: 'decision',
  });

  it('leaves ours as it stands', () => {
    const decided = reduce(state, decide('ours'));
    expect(decided.made).toBeUndefined();
    expect(decided.state).toMatchObject({ conflicts: [], draft: { value: { name: 'Ours' } } });
  });

  it('puts theirs in its place, which can be undone', () => {
    const decided = reduce(state, decide('theirs'));
    expect(decided.state.draft.value).toMatchObject({ name: 'Theirs' });
    const undone = reduce(decided.state, changed(7, { undo: 'decision' }));
    expect(undone.state.draft.value).toMatchObject({ name: 'Ours' });
  });

  it('is refused the second time', () => {
    const { state: decided } = reduce(state, decide('ours'));
    expect(() => reduce(decided, decide('ours'))).toThrow('decided already');
  });
});
