import type { InquiryEvents } from '../api';

/** The DOM events of the script: 'inquiry:add' on the element that added, the others on the document. All bubble. */
export type InquiryDomEvents = {
  [Name in keyof InquiryEvents as `inquiry:${Name}`]: CustomEvent<InquiryEvents[Name]>;
};

/** Their handlers as attributes in templates: `oninquiry:add`. */
export type InquiryHandlers = {
  [Name in keyof InquiryDomEvents as `on${Name}`]?:
    | ((event: InquiryDomEvents[Name]) => void)
    | undefined;
};

/** The same in Vue, where `@inquiry:add` is written. */
export type VueHandlers = {
  [Name in keyof InquiryDomEvents as `on${Capitalize<Name>}`]?:
    | ((event: InquiryDomEvents[Name]) => void)
    | undefined;
};

declare global {
  // What TypeScript's types of window, document and all elements have in common.
  interface GlobalEventHandlersEventMap extends InquiryDomEvents {}
}
