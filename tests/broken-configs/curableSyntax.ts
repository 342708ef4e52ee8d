import type { Curable } from './fixing';

/** Syntax errors with only one possible fix. */
export const CURABLE_SYNTAX: Curable[] = [
  { with: 'a comma missing between two fields', swaps: [['"version": 2,', '"version": 2']] },
  {
    with: 'a comma after the last field',
    swaps: [['"locality": "Falmouth" }', '"locality": "Falmouth", }']],
  },
  { with: 'a comma after the last item of a list', swaps: [['["Cornwall"]', '["Cornwall",]']] },
  { with: 'two commas in a row', swaps: [['"founded": 1962,', '"founded": 1962,,']] },
  { with: 'a semicolon for a comma', swaps: [['"founded": 1962,', '"founded": 1962;']] },
  { with: 'a text in single quotes', swaps: [['"id": "brackwater"', '"id": \'brackwater\'']] },
  { with: 'typographic quotes', swaps: [['"Hello Brackwater,"', '“Hello Brackwater,”']] },
  { with: 'a name without quotes', swaps: [['"founded": 1962', 'founded: 1962']] },
  {
    with: 'a double quote inside a text',
    swaps: [['"Runs as quietly as promised."', '"Runs as "quietly" as promised."']],
    becomes: [['"Runs as quietly as promised."', String.raw`"Runs as \"quietly\" as promised."`]],
  },
  { with: 'a tab inside a text', swaps: [['Hello Brackwater,', 'Hello\tBrackwater,']] },
  {
    with: 'a colon missing',
    swaps: [['"version": 2', '"version" 2']],
    becomes: [['"version": 2', '"version": 2']],
  },
  { with: 'a lost [ before groups of fields', swaps: [['"pages": [\n', '"pages":\n']] },
  {
    with: 'a lost [ before texts',
    swaps: [['"days": ["Mo", "Tu"', '"days": "Mo", "Tu"']],
  },
  { with: 'an equals sign for a colon', swaps: [['"version": 2', '"version"= 2']] },
  { with: 'true written as in Python', swaps: [['"hidden": true', '"hidden": True']] },
  {
    with: 'one brace too many at its end',
    swaps: [['\n}\n', '\n}\n}\n']],
    becomes: [['\n}\n', '\n}\n\n']],
  },
  {
    with: 'a no-break space between name and value',
    swaps: [['"founded": 1962', '"founded":\u00a01962']],
  },
];
