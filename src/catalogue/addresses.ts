// Plain texts, so that what is built has them where they are used, and no code for them.

/** The page of the store. */
export const STORE = '/store';

/** The page with the inquiry list. */
export const LIST = '/cart';

/** What stands before the name of a category in the address of its listing. */
export const CATEGORY = '/store/category/';

/** The listing of everything. */
export const ALL_PRODUCTS = '/store/category/all';

/** What stands before the id of a product in the address of its page. */
export const PRODUCT = '/store/product/';
