/** What the config calls the drawing. */
export const PICTURE = '/images/to-replace.svg';

/** The drawing that stands in for pictures until there are some: a shelf, in the colours of the theme. */
export const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" fill="none" stroke="currentColor" stroke-width="2">
  <path d="M30 150V30h180v120M30 90h180M30 150h180" />
  <path d="M46 90V58h34v32M92 90V46h26v44M130 90V66h60v24M46 150v-40h52v40M112 150v-26h32v26M158 150v-46h32v46" />
  <path d="M30 164h180" stroke="var(--signal, #f90)" />
  <path d="M30 158v12M210 158v12" stroke="var(--signal, #f90)" />
</svg>
`;
