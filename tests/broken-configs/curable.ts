import type { Curable } from './fixing';

const FIGURE = '{ "value": "60+", "label": "Years on the Fal" }';

const CLEAT = `      {
        "id": "dk-900",
        "name": "Demonstration Cleat",
        "category": "deck",
        "description": "The cleat from the photo on the wall, made to order in our own foundry.",
        "unlisted": true
      }`;

const YARD = '"https://forms.brackwater.internal/yard"';

/** Valid JSON with mistakes that have exactly one fix each. */
export const CURABLE: Curable[] = [
  {
    with: 'a field whose name is mistyped',
    swaps: [[FIGURE, '{ "value": "60+", "lable": "Years on the Fal" }']],
  },
  { with: 'a block type that is mistyped', swaps: [['"type": "stats"', '"type": "statz"']] },
  { with: 'a block type with a space', swaps: [['"type": "stats"', '"type": "Stats "']] },
  { with: 'a number in quotes', swaps: [['"founded": 1962', '"founded": "1962"']] },
  {
    with: 'a language with an underscore',
    swaps: [['"language": "en-GB"', '"language": "en_gb"']],
  },
  {
    with: 'a language by its own name',
    swaps: [['"language": "en-GB"', '"language": "English"']],
    becomes: [['"language": "en-GB"', '"language": "en"']],
  },
  {
    with: 'a field that is there twice with the same value',
    swaps: [['"founded": 1962,', '"founded": 1962,\n    "founded": 1962,']],
  },
  {
    with: 'an empty list where the full one is',
    swaps: [['  "notFound": {', '  "pages": [],\n  "notFound": {']],
  },
  {
    with: 'an empty group before the full one',
    swaps: [['  "contact": {', '  "contact": {},\n  "contact": {']],
  },
  { with: 'true in quotes', swaps: [['"hidden": true', '"hidden": "true"']] },
  { with: 'a text without quotes that is a number', swaps: [['"value": "12"', '"value": 12']] },
  {
    with: 'one value where a list belongs',
    swaps: [['"branches": ["falmouth"]', '"branches": "falmouth"']],
  },
  {
    with: 'a phone number where its group belongs',
    swaps: [['[{ "number": "+44 1632 960123" }]', '["+44 1632 960123"]']],
  },
  { with: 'a choice in capitals', swaps: [['"kind": "warning"', '"kind": "Warning"']] },
  {
    with: 'a phone number with brackets and hyphens',
    swaps: [['"+44 1632 960123"', '"+44 (0)1632-960123"']],
  },
  { with: 'a phone number with two zeros', swaps: [['"+44 1632 960123"', '"0044 1632 960123"']] },
  {
    with: 'a link to a chat in the place of its number',
    swaps: [['"+44 1632 960123"', '"https://wa.me/441632960123"']],
    becomes: [['"+44 1632 960123"', '"+441632960123"']],
  },
  {
    with: 'an e-mail address with a space at its end',
    swaps: [['"mailbox": "yard@brackwater.internal"', '"mailbox": "yard@brackwater.internal "']],
  },
  {
    with: 'an e-mail address as mail programs show it',
    swaps: [
      ['"mailbox": "yard@brackwater.internal"', '"mailbox": "The Yard <yard@brackwater.internal>"'],
    ],
  },
  {
    with: 'a link for an e-mail address',
    swaps: [
      ['"mailbox": "yard@brackwater.internal"', '"mailbox": "mailto:yard@brackwater.internal"'],
    ],
  },
  {
    with: 'an e-mail address with the end of a sentence',
    swaps: [['"mailbox": "yard@brackwater.internal"', '"mailbox": "yard@brackwater.internal."']],
  },
  { with: 'a page address in capitals', swaps: [['"path": "/contact"', '"path": "/Contact"']] },
  { with: 'a page address with a slash', swaps: [['"path": "/contact"', '"path": "/contact/"']] },
  { with: 'a page address with a space', swaps: [['"path": "/contact"', '"path": "/contact "']] },
  { with: 'a page address with .html', swaps: [['"path": "/contact"', '"path": "/contact.html"']] },
  {
    with: 'a product code with a slash, which stays as it is printed',
    swaps: ['id', 'product'].map((key) => [`"${key}": "dk-900"`, `"${key}": "DK/900"`] as const),
    becomes: [['"unlisted": true\n', '"unlisted": true,\n        "code": "DK/900"\n']],
  },
  { with: 'an hour of one digit', swaps: [['"opens": "08:00"', '"opens": "8:00"']] },
  {
    with: 'midnight as 24 hours',
    swaps: [['"closes": "17:00"', '"closes": "24:00"']],
    becomes: [['"closes": "17:00"', '"closes": "00:00"']],
  },
  {
    with: 'a space within a link of a text',
    swaps: [['Four generations', '[Four] (/services) generations']],
    becomes: [['Four generations', '[Four](/services) generations']],
  },
  { with: 'an hour with a point', swaps: [['"opens": "08:00"', '"opens": "8.00"']] },
  { with: 'a colour without its sign', swaps: [['"ink": "#13211a"', '"ink": "13211a"']] },
  { with: 'a redirect without its slash', swaps: [['"from": "/shop"', '"from": "shop"']] },
  {
    with: 'a redirect from a whole address',
    swaps: [['"from": "/shop"', '"from": "https://www.brackwater.internal/shop"']],
  },
  {
    with: 'a site with a path',
    swaps: [['"https://www.brackwater.internal"', '"https://www.brackwater.internal/home/"']],
  },
  {
    with: 'a site without its protocol',
    swaps: [['"https://www.brackwater.internal"', '"www.brackwater.internal"']],
  },
  {
    with: 'a picture without its slash',
    swaps: [['"src": "/images/share.png"', '"src": "images/share.png"']],
  },
  {
    with: 'a picture by its folder in the project',
    swaps: [['"src": "/images/share.png"', '"src": "public/images/share.png"']],
  },
  {
    with: 'a picture by its place on a computer',
    swaps: [['"src": "/images/share.png"', String.raw`"src": "C:\\Users\\ann\\share.png"`]],
  },
  {
    with: 'a link to a place whose name is mistyped',
    swaps: [['"href": "#repairs"', '"href": "#repars"']],
  },
  {
    with: 'a link with a slash at its end',
    swaps: [['"href": "/services"', '"href": "/services/"']],
  },
  {
    with: 'a link as old sites have it',
    swaps: [['"href": "/store/product/eng-010"', '"href": "/contact/index.html"']],
    becomes: [['"href": "/store/product/eng-010"', '"href": "/contact"']],
  },
  {
    with: 'a link in capitals',
    swaps: [['"href": "/store/product/eng-010"', '"href": "/store/product/ENG-010"']],
  },
  {
    with: 'a link without its protocol',
    swaps: [
      [
        '"label": "See the Yard", "href": "/services"',
        '"label": "See the Yard", "href": "www.brackwater.org"',
      ],
    ],
    becomes: [
      [
        '"label": "See the Yard", "href": "/services"',
        '"label": "See the Yard", "href": "https://www.brackwater.org"',
      ],
    ],
  },
  {
    with: 'a link that is not safe',
    swaps: [
      [
        '"label": "See the Yard", "href": "/services"',
        '"label": "See the Yard", "href": "http://brackwater.org"',
      ],
    ],
    becomes: [
      [
        '"label": "See the Yard", "href": "/services"',
        '"label": "See the Yard", "href": "https://brackwater.org"',
      ],
    ],
  },
  {
    with: 'an e-mail address in the place of a link',
    swaps: [
      [
        '"label": "See the Yard", "href": "/services"',
        '"label": "See the Yard", "href": "yard@brackwater.org"',
      ],
    ],
    becomes: [
      [
        '"label": "See the Yard", "href": "/services"',
        '"label": "See the Yard", "href": "mailto:yard@brackwater.org"',
      ],
    ],
  },
  {
    with: 'a category in capitals',
    swaps: [['"categories": ["engines", "deck"]', '"categories": ["Engines", "deck"]']],
  },
  { with: 'an icon whose name is mistyped', swaps: [['"icon": "wrench"', '"icon": "wrnch"']] },
  {
    with: 'a redirect to a redirect',
    swaps: [['"redirects": [', '"redirects": [{ "from": "/old", "to": "/shop" }, ']],
    becomes: [
      ['"redirects": [', '"redirects": [{ "from": "/old", "to": "/store/category/all" }, '],
    ],
  },
  {
    with: 'a redirect from an address in codes',
    swaps: [['"redirects": [', '"redirects": [{ "from": "/b%C3%A5t", "to": "/store" }, ']],
    becomes: [['"redirects": [', '"redirects": [{ "from": "/båt", "to": "/store" }, ']],
  },
  {
    with: 'a canonical address with a question',
    swaps: [['"path": "/contact",', '"path": "/contact",\n      "canonical": "/contact?a=b",']],
    becomes: [['"path": "/contact",', '"path": "/contact",\n      "canonical": "/contact",']],
  },
  {
    with: 'a canonical address that is a redirect',
    swaps: [
      ['"redirects": [', '"redirects": [{ "from": "/call", "to": "/contact" }, '],
      ['"path": "/contact",', '"path": "/contact",\n      "canonical": "/call",'],
    ],
    becomes: [
      ['"redirects": [', '"redirects": [{ "from": "/call", "to": "/contact" }, '],
      ['"path": "/contact",', '"path": "/contact",\n      "canonical": "/contact",'],
    ],
  },
  {
    with: 'a canonical address for all products',
    swaps: [
      [
        '"path": "/store/product/:product",',
        '"path": "/store/product/:product",\n      "canonical": "/store",',
      ],
    ],
  },
  {
    with: 'samples that the page does not have',
    swaps: [['"path": "/contact",', '"path": "/contact",\n      "samples": ["testimonials"],']],
    becomes: [['"path": "/contact",', '"path": "/contact",\n      "samples": [],']],
  },
  {
    with: 'half a sign, as broken exports leave it',
    swaps: [['"name": "Bronze Winch"', String.raw`"name": "Bronze\ud83c Winch"`]],
  },
  {
    with: 'a sign in the code of web pages',
    swaps: [['"name": "Bronze Winch"', '"name": "Bronze &amp; Winch"']],
    becomes: [['"name": "Bronze Winch"', '"name": "Bronze & Winch"']],
  },
  {
    with: 'a picture in capitals',
    swaps: [['"src": "/images/share.png"', '"src": "/images/Share.png"']],
  },
  {
    with: 'a list of logos whose name is mistyped',
    swaps: [
      [
        '"heading": "Makers We Trust", "logos": "makers"',
        '"heading": "Makers We Trust", "logos": "maker"',
      ],
    ],
  },
  {
    with: 'no block for what the page is for',
    swaps: [['{ "type": "product-detail" }', '{ "type": "breadcrumb" }']],
    becomes: [
      ['{ "type": "product-detail" }', '{ "type": "breadcrumb" }, { "type": "product-detail" }'],
    ],
  },
  {
    with: 'the title after another heading',
    swaps: [
      ['        { "type": "hero", "title": "Ask the Yard" },\n', ''],
      [
        '"branches": ["falmouth"] }',
        '"branches": ["falmouth"] },\n        { "type": "hero", "title": "Ask the Yard" }',
      ],
    ],
  },
  { with: 'the name of an icon as in React', swaps: [['"icon": "wrench"', '"icon": "Wrench"']] },
  { with: 'an invisible character in a field', swaps: [['"founded"', '"foun\u200bded"']] },
  {
    with: 'an invisible character in a link',
    swaps: [['"href": "#repairs"', '"href": "#repairs\u200b"']],
  },
  { with: 'an invisible character in an id', swaps: [['"id": "dk-900"', '"id": "dk-900\ufeff"']] },
  {
    with: 'a product among categories, whose lines stand where they did',
    swaps: [
      [`,\n${CLEAT}`, ''],
      ['"categories": [\n', `"categories": [\n${CLEAT},\n`],
    ],
  },
  {
    with: 'the address of FormSubmit that shows a page',
    swaps: [[YARD, '"https://formsubmit.co/yard@brackwater.internal"']],
    becomes: [[YARD, '"https://formsubmit.co/ajax/yard@brackwater.internal"']],
  },
];
