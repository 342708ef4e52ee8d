const DRAWING = 'above below changing current depth drawn effect end kept nodes props';
const SHARED = `emit failure familiar follow ids isRight known leadTo makeSheet meet ourOrigin peek shadowOf sheet stand
  stored tagged tags taken addAll written`;
const WRITTEN_BY_BUILD = `addDuration branches closing continueOn css greeting mailbox opening own
  service shortLine unreachable words`;
const COMPONENTS = `addLabel choice coded dismissLabel draftKey drawn fault faults goHome gone
  ground heading look nodes onClosed onMissing onRemove onSend onUpdate payload place
  pointer specification stage tail texts wide wording`;

/**
 * Names of properties that stay within the scripts of the embed and need not be spelt out there: none is the
 * browser's, a page's, of the stored list, of the catalogue, or asked for by a name that is put together.
 */
export const INNER_NAMES = [DRAWING, SHARED, WRITTEN_BY_BUILD, COMPONENTS].join(' ').split(/\s+/);
