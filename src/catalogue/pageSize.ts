/**
 * So many products of a listing stand on one page that the build writes, and so many more come each time somebody asks
 * for more: a larger page would make a phone wait for what nobody has asked for yet.
 */
export const PAGE_SIZE = 60;
