// Plain constants: bundlers inline them.

/** The store's home page. */
export const STORE = '/store';

/** The inquiry list. */
export const LIST = '/cart';

/** Prefix of every listing; the category follows. */
export const CATEGORY = '/store/category/';

/** The listing of all products. */
export const ALL_PRODUCTS = '/store/category/all';

/** Prefix of every product page; the id follows. */
export const PRODUCT = '/store/product/';
