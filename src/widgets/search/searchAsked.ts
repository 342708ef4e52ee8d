/**
 * The name of the event by which the header's search box tells a listing that is open already that its address asks for
 * something else. Links to other pages need no event.
 */
export const SEARCH_ASKED = 'searchasked';
