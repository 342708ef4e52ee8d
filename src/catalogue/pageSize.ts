/**
 * Products per page of a listing, both in the HTML and per 'Show more'. Larger pages would make phones wait for
 * products nobody has asked for.
 */
export const PAGE_SIZE = 60;
