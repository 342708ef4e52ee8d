/** What is wrong with the quotation marks of a CSV file, by the names that its parser gives to mistakes. */
export const QUOTES = {
  MissingQuotes:
    'A quotation mark begins a text here that never ends, so that the rows after it cannot be told apart. Put one at its end, or take this one out.',
  other:
    'The quotation marks of this row cannot be read, so that the rows after it cannot be told apart. Inside of a text in quotation marks, write each one twice: "2"" ball valve".',
};

/** What is wrong with a row that has more cells than there are headings: a separator stands in a text. */
export const tooManyCells = (cells: number, headings: number): string =>
  `This row has ${cells} cells, but there are ${headings} headings. Put the text in which a separator stands in quotation marks.`;
