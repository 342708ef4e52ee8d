import { basename, dirname } from 'node:path';
import type { SiteConfig } from '../../generated/authored';
import type { StudioEvent, StudioState } from '../../studio/protocol';
import { BLOCK_STILLS } from '../dev/gallery';
import type { SchemaSet } from '../schemas/load';
import type { AskedLanguage } from './language/askedLanguage';
import { sayProblems, saySteps } from './language/inLanguage';
import { blockKinds } from './blockKinds';
import type { Findings } from './check/findings';
import type { Preview } from './preview';
import { slowFileOf } from './slowFile';
import type { ServerSession } from './session/openServerSession';

/** What the state of Studio is read from. */
interface StateSources {
  session: ServerSession;
  findings: Findings;
  preview: Preview;
}

/**
 * The state that a window of Studio starts with, in its language.
 * @param config What is drawn, with its defaults; undefined as long as there is none without mistakes.
 */
export function studioState(
  file: string,
  { schemas, config }: { schemas: SchemaSet; config: SiteConfig | undefined },
  { session, findings, preview }: StateSources,
  language: AskedLanguage,
): StudioState {
  const slowFile = slowFileOf(session.saved);
  return {
    ...session.draft,
    history: { steps: saySteps(session.draft.history.steps, language.say) },
    revision: session.revision,
    taken: session.taken,
    file: basename(file),
    ...(slowFile !== undefined && { slowFile }),
    isSaved: session.isSaved(),
    isRecovered: session.isRecovered,
    schema: language.schema,
    blocks: blockKinds(schemas, config, dirname(file), language),
    problems: sayProblems(findings.problems, language.say),
    checked: findings.checked,
    check: findings.check,
    conflicts: [...session.conflicts],
    preview: { origin: preview.origin, stills: preview.origin + BLOCK_STILLS },
  };
}

/**
 * The state once more as events: what a window hears first, because some may have been sent before it listened.
 * @param known The number of the check whose problems it has: a large catalogue has megabytes of them.
 */
export function stateAsEvents(
  { session, findings, preview }: StateSources,
  known: number,
): StudioEvent[] {
  const { revision } = session;
  const { shown } = preview.current();
  const { problems, checked, check, standIns } = findings;
  return [
    { type: 'changed', revision, conflicts: [...session.conflicts] },
    ...(check === known ? [] : [{ type: 'problems' as const, revision: checked, check, problems }]),
    { type: 'saved', revision, isSaved: session.isSaved() },
    session.troubles.asEvent(),
    ...(shown ? [{ type: 'drawn' as const, revision: shown.revision, standIns }] : []),
  ];
}
