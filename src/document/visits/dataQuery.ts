/**
 * The query with which a browser asks for a page of a large site for the sake of the data in it: ahead of a visit that may
 * never come, so logs do not count it. A page that is opened within the site is counted otherwise (`COUNTED_FILE`).
 */
export const DATA_QUERY = '?data';
