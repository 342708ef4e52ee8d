import { describe, expect, it } from 'vitest';
import { makeChange, openDraft } from '../../../document/history';
import type { Change } from '../../../document/step';
import type { StudioProblem, StudioState } from '../../protocol';
import {
  isLevel,
  openingState,
  reduceSession,
  type SessionAction,
  type SessionState,
} from './sessionState';

const NOW = 1000;
const LATER = 5000;
const BASE = openDraft({ title: 'One', text: '' });
const MISTAKE: StudioProblem = { severity: 'error', pointer: '/title', path: 'title', message: '' };

const OPENED = {
  ...BASE,
  revision: 7,
  taken: [],
  problems: [],
  checked: 7,
  check: 1,
  conflicts: [],
  isSaved: true,
} as unknown as StudioState;

const set = (id: string, at: string, value: unknown, by = 'us'): Change => ({
  do: { name: `write ${at}`, operations: [{ op: 'set', at, value }] },
  id,
  by,
});
const TITLE = set('1', '/title', 'Two');

const opened = (unsent: Change[] = []): SessionState => openingState(OPENED, unsent, NOW);
const after = (state: SessionState, ...actions: SessionAction[]): SessionState =>
  actions.reduce((now, action) => reduceSession(now, action, LATER), state);
const made = (state: SessionState, change: Change): SessionState =>
  after(state, { type: 'made', change, made: makeChange(state.draft, change) });
/** The event about a change that another window has made. */
const theirs = (revision: number, change: Change): SessionAction => ({
  type: 'changed',
  revision,
  change,
  conflicts: [],
});

describe('a session that opens', () => {
  it('is level with the server', () => {
    expect(opened()).toMatchObject({ sync: 'level', hasFailed: false, keptAt: NOW });
    expect(isLevel(opened())).toBe(true);
  });

  it('is ahead with what earlier pages could not send', () => {
    const state = opened([TITLE]);
    expect(state).toMatchObject({ sync: 'ahead', hasFailed: true, keptAt: undefined });
    expect(state.draft.value).toEqual({ title: 'Two', text: '' });
  });
});

describe('“made”', () => {
  it('shows the change at once, and lets it wait', () => {
    const state = made(opened(), TITLE);
    expect(state).toMatchObject({ sync: 'ahead', isBaseSaved: false, keptAt: undefined });
    expect(state.draft.value).toEqual({ title: 'Two', text: '' });
    expect(state.base.value).toEqual(BASE.value);
    expect(state.waiting).toHaveLength(1);
  });
});

describe('“sent”', () => {
  const sent: SessionAction = { type: 'sent', id: '1', revision: 8 };

  it('levels the drafts with the last change', () => {
    const state = after(made(opened(), TITLE), sent);
    expect(state).toMatchObject({ sync: 'level', revision: 8, waiting: [] });
    expect(state.base.value).toEqual(state.draft.value);
  });

  it('leaves what was made since', () => {
    const state = after(made(made(opened(), TITLE), set('2', '/text', 'more')), sent);
    expect(state).toMatchObject({ sync: 'ahead', revision: 8 });
    expect(state.waiting.map(({ change }) => change.id)).toEqual(['2']);
  });

  it('changes nothing where the event about it came first', () => {
    const state = after(made(opened(), TITLE), theirs(8, TITLE));
    expect(after(state, sent)).toEqual(state);
  });
});

describe('“refused”', () => {
  it('asks for the server’s draft', () => {
    const state = after(made(opened(), TITLE), { type: 'refused', isMisfit: false, revision: 7 });
    expect(state.sync).toBe('behind');
    expect(state.waiting).toHaveLength(1);
  });

  it('sends again where that draft has come meanwhile', () => {
    const state = after(made(opened(), TITLE), theirs(8, set('x', '/text', 'theirs', 'them')), {
      type: 'refused',
      isMisfit: false,
      revision: 7,
    });
    expect(state.sync).toBe('ahead');
  });

  it('drops a change that will never be taken', () => {
    const state = after(made(opened(), TITLE), { type: 'refused', isMisfit: true, revision: 7 });
    expect(state).toMatchObject({ sync: 'behind', waiting: [] });
  });
});

describe('“failed”', () => {
  it('lasts until the drafts are level', () => {
    const failed = after(made(opened(), TITLE), { type: 'failed' });
    expect(failed.hasFailed).toBe(true);
    expect(after(failed, { type: 'sent', id: '1', revision: 8 }).hasFailed).toBe(false);
  });
});

describe('“fetched”', () => {
  const fresh = { ...OPENED, value: { title: 'One', text: 'theirs' }, revision: 9 };

  it('takes the server’s draft, with what waits on top', () => {
    const state = after(made(opened(), TITLE), { type: 'fetched', fresh });
    expect(state.draft.value).toEqual({ title: 'Two', text: 'theirs' });
    expect(state).toMatchObject({ sync: 'ahead', revision: 9 });
  });

  it('keeps the mistakes of a check that has ended later', () => {
    const found: SessionAction = {
      type: 'problems',
      revision: 9,
      check: 2,
      problems: [MISTAKE],
    };
    const state = after(opened(), found, { type: 'fetched', fresh });
    expect(state.problems).toEqual([MISTAKE]);
  });

  it('keeps what the server has said since, also where that leads on from the draft before', () => {
    const behind = after(opened(), { type: 'linkLost' }, { type: 'linkBack' });
    const heard: SessionAction[] = [
      theirs(8, set('x', '/text', 'theirs', 'them')),
      { type: 'saved', revision: 8, isSaved: true },
    ];
    const state = after(behind, ...heard, { type: 'fetched', fresh: OPENED });
    expect(state).toMatchObject({ sync: 'level', revision: 8, isBaseSaved: true, heard: [] });
    expect(state.draft.value).toEqual({ title: 'One', text: 'theirs' });
  });

  it('is followed by changes that did not fit the draft before', () => {
    const missed = theirs(9, set('x', '/text', 'theirs', 'them'));
    const next = theirs(10, set('y', '/title', 'Theirs', 'them'));
    const since = { check: 4, from: 0, count: 0 };
    const found: SessionAction = {
      type: 'problems',
      revision: 10,
      check: 5,
      since,
      problems: [MISTAKE],
    };
    const come: SessionAction = { type: 'fetched', fresh: { ...fresh, check: 4 } };
    const state = after(opened(), missed, next, found, come);
    expect(state).toMatchObject({ sync: 'level', revision: 10, problems: [MISTAKE] });
    expect(state.draft.value).toEqual({ title: 'Theirs', text: 'theirs' });
  });
});

describe('“changed”', () => {
  it('shows what another window has done', () => {
    const state = after(opened(), theirs(8, set('x', '/text', 'theirs', 'them')));
    expect(state.draft.value).toEqual({ title: 'One', text: 'theirs' });
    expect(state).toMatchObject({ sync: 'level', revision: 8, isBaseSaved: false });
  });

  it('notes what both have written at the same time', () => {
    const state = after(made(opened(), TITLE), theirs(8, set('x', '/title', 'Theirs', 'them')));
    expect(state.draft.value).toMatchObject({ title: 'Two' });
    expect(state.waiting[0]?.clashes).toMatchObject([{ ours: 'Two', theirs: 'Theirs' }]);
  });

  it('asks for the draft where an event was missed', () => {
    expect(after(opened(), theirs(9, set('x', '/text', 'theirs'))).sync).toBe('behind');
  });

  it('is ignored where it is about an earlier draft', () => {
    const state = opened();
    expect(after(state, theirs(6, set('x', '/text', 'theirs')))).toMatchObject({ revision: 7 });
  });

  it('tells of conflicts without a change', () => {
    const conflicts = [{ id: 'c', pointer: '/title', path: 'title' }];
    const state = after(opened(), { type: 'changed', revision: 7, conflicts });
    expect(state).toMatchObject({ conflicts, sync: 'level' });
  });
});

describe('“decided”', () => {
  it('takes the conflict away and asks for what was decided', () => {
    const conflicts = [{ id: 'c', pointer: '/title', path: 'title' }];
    const state = after(
      opened(),
      { type: 'changed', revision: 7, conflicts },
      { type: 'decided', id: 'c' },
    );
    expect(state).toMatchObject({ conflicts: [], sync: 'behind' });
  });
});

describe('“linkLost” and “linkBack”', () => {
  it('ask for what was not heard, once the link is back', () => {
    const lost = after(opened(), { type: 'trouble', message: 'Broken' }, { type: 'linkLost' });
    expect(lost).toMatchObject({ link: 'lost', sync: 'level' });
    expect(after(lost, { type: 'linkBack' })).toMatchObject({
      link: 'open',
      sync: 'behind',
      trouble: undefined,
    });
  });

  it('change nothing where the link was never lost', () => {
    expect(after(opened(), { type: 'linkBack' }).sync).toBe('level');
  });
});

describe('what the server says by itself', () => {
  it('“problems” are shown once they are about the draft that is shown', () => {
    const found: SessionAction = {
      type: 'problems',
      revision: 8,
      check: 2,
      problems: [MISTAKE],
    };
    const early = after(made(opened(), TITLE), found);
    expect(early.problems).toEqual([]);
    expect(after(early, { type: 'sent', id: '1', revision: 8 }).problems).toEqual([MISTAKE]);
  });

  it('“problems” say what has changed since the check before', () => {
    const wrong = (pointer: string): StudioProblem => ({ ...MISTAKE, pointer });
    const told = (check: number, since: object, ...pointers: string[]) =>
      ({
        type: 'problems',
        revision: 7,
        check,
        since,
        problems: pointers.map(wrong),
      }) as SessionAction;
    const first = told(2, { check: 1, from: 0, count: 0 }, '/a', '/b', '/c');
    const next = told(3, { check: 2, from: 1, count: 1 }, '/x', '/y');
    const state = after(opened(), first, next);
    expect(state.problems.map(({ pointer }) => pointer)).toEqual(['/a', '/x', '/y', '/c']);
    // Came with the server's draft already.
    expect(after(state, next).found).toBe(state.found);
    expect(after(opened(), next)).toMatchObject({ sync: 'behind', problems: [] });
  });

  it('“problems” may be more than a function takes arguments', () => {
    const problems = Array.from({ length: 300_000 }, () => MISTAKE);
    const since = { check: 1, from: 0, count: 0 };
    const found: SessionAction = { type: 'problems', revision: 7, check: 2, since, problems };
    expect(after(opened(), found).problems).toHaveLength(problems.length);
  });

  it('“kept” says since when all is on disk', () => {
    const state = after(made(opened(), TITLE), { type: 'sent', id: '1', revision: 8 });
    expect(state.keptAt).toBeUndefined();
    expect(after(state, { type: 'kept', revision: 8 }).keptAt).toBe(LATER);
  });

  it('“saved” says whether the file holds the draft', () => {
    expect(after(opened(), { type: 'saved', revision: 7, isSaved: false }).isBaseSaved).toBe(false);
  });

  it('“drawn” says what the preview shows', () => {
    const drawn: SessionAction = { type: 'drawn', revision: 8, standIns: ['/title'] };
    expect(after(opened(), drawn)).toMatchObject({ drawnRevision: 8, standIns: ['/title'] });
  });

  it('“trouble” is what is wrong, until it is right again', () => {
    const state = after(opened(), { type: 'trouble', message: 'Broken' });
    expect(state.trouble).toBe('Broken');
    expect(after(state, { type: 'trouble', message: undefined }).trouble).toBeUndefined();
  });

  it('“windows” says which are open', () => {
    expect(after(opened(), { type: 'windows', open: ['us', 'them'] }).windows).toHaveLength(2);
  });
});
