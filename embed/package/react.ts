import { createElement, type ReactElement, type ReactNode } from 'react';

/** What every element takes. Children are shown until the script has come, and where it never does. */
interface Look {
  scheme?: 'light' | 'dark' | 'auto';
  dir?: 'ltr' | 'rtl';
  className?: string;
  children?: ReactNode;
}

/** What `<InquiryAdd>` takes: the attributes of `<inquiry-add>`. */
export interface InquiryAddProps extends Look {
  product: string;
  name?: string;
  image?: string;
  category?: string;
  quantity?: number;
  label?: string;
}

/** What `<InquiryProducts>` takes: the attributes of `<inquiry-products>`. */
export interface InquiryProductsProps extends Look {
  category?: string;
  /** Ids of certain products instead. */
  products?: readonly string[];
  limit?: number;
  label?: string;
}

/** What `<InquiryList>` takes: the attributes of `<inquiry-list>`. */
export interface InquiryListProps extends Look {
  number?: string;
  source?: string;
}

/** What `<InquiryContact>` takes: the attributes of `<inquiry-contact>`. */
export interface InquiryContactProps extends Look {
  branch?: string;
}

/** What `<InquiryChat>` takes: the attributes of `<inquiry-chat>`. */
export interface InquiryChatProps extends Look {
  number?: string;
}

/** A button that puts one product on the visitor's list. */
export function InquiryAdd(props: InquiryAddProps): ReactElement {
  return createElement('inquiry-add', attributes(props));
}

/** Products of the supplier's catalogue as tiles. */
export function InquiryProducts({ products, ...props }: InquiryProductsProps): ReactElement {
  const ids = products && { products: products.join(',') };
  return createElement('inquiry-products', attributes({ ...props, ...ids }));
}

/** The visitor's list in its place on the page. */
export function InquiryList(props: InquiryListProps): ReactElement {
  return createElement('inquiry-list', attributes(props));
}

/** The supplier's contact form. */
export function InquiryContact(props: InquiryContactProps): ReactElement {
  return createElement('inquiry-contact', attributes(props));
}

/** The chat button at the corner of the page. */
export function InquiryChat(props: InquiryChatProps): ReactElement {
  return createElement('inquiry-chat', attributes(props));
}

/** React before 19 writes `className` on custom elements as it is. */
function attributes({ className, ...props }: Look): Record<string, unknown> {
  return className === undefined ? { ...props } : { ...props, class: className };
}
