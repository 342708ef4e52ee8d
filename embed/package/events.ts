import type { InquiryEvents } from '../api';

/** The DOM events of the script: 'inquiry:add' on the element that added, the others on the document. All bubble. */
export type InquiryDomEvents = {
  [Name in keyof InquiryEvents as `inquiry:${Name}`]: CustomEvent<InquiryEvents[Name]>;
};

/** The same of scripts with a `name`: 'inquiry_acme:add'. */
export type InquiryNamedDomEvents = {
  [Name in keyof InquiryEvents as `inquiry_${string}:${Name}`]: CustomEvent<InquiryEvents[Name]>;
};

/** Those of any script. */
type AnyDomEvents = InquiryDomEvents & InquiryNamedDomEvents;

/** Their handlers as attributes in templates: `oninquiry:add`. */
export type InquiryHandlers = {
  [Name in keyof AnyDomEvents as `on${Name}`]?: ((event: AnyDomEvents[Name]) => void) | undefined;
};

/** The same in Vue, where `@inquiry:add` is written. */
export type VueHandlers = {
  [Name in keyof AnyDomEvents as `on${Capitalize<Name>}`]?:
    | ((event: AnyDomEvents[Name]) => void)
    | undefined;
};

declare global {
  // What TypeScript's types of window, document and all elements have in common.
  interface GlobalEventHandlersEventMap extends InquiryDomEvents, InquiryNamedDomEvents {}
}
