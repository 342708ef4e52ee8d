/**
 * The file that browsers ask for where the config has `hosting.counts`, for nothing but the line that the server's log
 * gets of it: `?none=seal` a search without a result, `?sent=chat` an inquiry, `?page=/about` a page that was opened
 * within the site.
 */
export const COUNTED_FILE = '/counted.txt';
