/**
 * Products per page of a listing, both in the HTML and per 'Show more'. Larger pages would make phones wait for
 * products that were not requested.
 */
export const PAGE_SIZE = 60;
