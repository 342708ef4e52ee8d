const DRAWING = `above below changing children className current depth effect end heard htmlFor kept node
  nodes onBlur onChange props`;
const SHARED = `emit failure familiar follow isOver isRight known meet options ourOrigin shadowOf
  stand stored tags taken written`;
const WRITTEN_BY_BUILD = `addDuration branches closing continueOn css endpoint greeting mailbox opening own
  service shortLine unreachable words`;
const COMPONENTS = `addLabel choice coded draftKey fault faults gone
  heading look onClosed onMissing onRemove onSend onUpdate payload place pointer stage tail texts
  visible wide wording`;

/**
 * Names of properties that stay within the scripts of the embed and need not be spelt out there: none is read of or
 * given to what is the browser's, a page's, of the stored list, or of the catalogue, or asked for by a name that is
 * put together.
 */
export const INNER_NAMES = [DRAWING, SHARED, WRITTEN_BY_BUILD, COMPONENTS].join(' ').split(/\s+/);
