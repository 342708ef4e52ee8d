import { type ReactElement, type ReactNode } from 'react';
/** What every element takes. Children are shown until the script has come, and where it never does. */
interface Look {
    scheme?: 'light' | 'dark' | 'auto';
    dir?: 'ltr' | 'rtl';
    className?: string;
    children?: ReactNode;
}
export interface InquiryAddProps extends Look {
    product: string;
    name?: string;
    image?: string;
    category?: string;
    quantity?: number;
    label?: string;
}
export interface InquiryProductsProps extends Look {
    category?: string;
    /** Ids of certain products instead. */
    products?: readonly string[];
    limit?: number;
    label?: string;
}
export interface InquiryListProps extends Look {
    number?: string;
    source?: string;
}
export interface InquiryContactProps extends Look {
    branch?: string;
}
export interface InquiryChatProps extends Look {
    number?: string;
}
/** A button that puts one product on the visitor's list. */
export declare function InquiryAdd(props: InquiryAddProps): ReactElement;
/** Products of the supplier's catalogue as tiles. */
export declare function InquiryProducts({ products, ...props }: InquiryProductsProps): ReactElement;
/** The visitor's list in its place on the page. */
export declare function InquiryList(props: InquiryListProps): ReactElement;
/** The supplier's contact form. */
export declare function InquiryContact(props: InquiryContactProps): ReactElement;
/** The chat button at the corner of the page. */
export declare function InquiryChat(props: InquiryChatProps): ReactElement;
export {};
