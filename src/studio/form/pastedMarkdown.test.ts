import { array, assert, boolean, constantFrom, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RichText } from '../../generated/types';
import { parseText } from '../../node/markdown/parse';
import { markdownOf } from './pastedMarkdown';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head>
<body lang=EN-GB><!--StartFragment-->
<h1><span lang=EN-GB>Terms of Delivery<o:p></o:p></span></h1>
<p class=MsoNormal>Parts leave our
store <b>the same day</b>, by <a href="https://carrier.example/rates">carrier</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Coast: <i>every day</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Hills</p>
<h2>Returns</h2>
<p class=MsoNormal>&nbsp;</p>
<!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0"><h2 dir="ltr"><span style="font-weight:400">Opening hours</span></h2>
<p dir="ltr"><span style="font-weight:400;">Closed on </span><span style="font-weight:700;font-style:italic;">Heroes’ Day</span><span style="font-weight:400;"> and on Sundays.</span></p>
<ol><li dir="ltr"><p dir="ltr" role="presentation"><span>Ring the bell.</span></p></li><li dir="ltr"><p dir="ltr"><span>Wait.</span></p></li></ol><br/></b>`;

const shownWords = (text: RichText): string =>
  [text]
    .flat()
    .map((one) => (typeof one === 'string' ? one : shownWords(one.text)))
    .join('');

describe('a text pasted from another program', () => {
  it('[T69] keeps headings, lists, links, bold and italic words of Word', () => {
    expect(markdownOf(WORD)).toEqual([
      '### Terms of Delivery',
      'Parts leave our store **the same day**, by [carrier](https://carrier.example/rates).',
      '- Coast: *every day*',
      '1. Hills',
      '#### Returns',
    ]);
  });

  it('keeps those of Google Docs, which writes them as styles', () => {
    expect(markdownOf(DOCS)).toEqual([
      '### Opening hours',
      'Closed on ***Heroes’ Day*** and on Sundays.',
      '1. Ring the bell.',
      '2. Wait.',
    ]);
  });

  it('has rows with bars of a table, and breaks within a paragraph', () => {
    const html =
      '<table><tr><th>Bolt</th><th><p>Torque</p></th></tr><tr><td>M8</td><td>25 Nm</td></tr></table><p>One<br>two</p>';
    expect(markdownOf(html)).toEqual(['Bolt | Torque', 'M8 | 25 Nm', 'One\ntwo']);
  });

  it('says what Markdown would take for a mark as it stands', () => {
    const html = '<p>5 * 3 [mm], a_b and _c_, C:\\new</p><p># 7 wire</p>';
    const lines = markdownOf(html);
    expect(parseText(lines)).toEqual([
      { tag: 'p', text: '5 * 3 [mm], a_b and _c_, C:\\new' },
      { tag: 'p', text: '# 7 wire' },
    ]);
  });

  it('leaves blanks outside of the marks, and links that lead nowhere', () => {
    const html = '<p><b>Note: </b>see <a href="#_Toc1">there</a><strong> now</strong></p>';
    expect(markdownOf(html)).toEqual(['**Note:** see there **now**']);
  });

  it('keeps raised and lowered figures, which say another number on the line', () => {
    const html =
      '<p>50 m<sup>3</sup>/h, 10<sup>-3</sup>, CO<sub>2</sub>, 10<span style="font-size:0.6em;vertical-align:super">6</span>, the 1<sup>st</sup>, 1<sup>1</sup>/<sub>2</sub>"</p>';
    expect(markdownOf(html)).toEqual(['50 m³/h, 10⁻³, CO₂, 10⁶, the 1st, 1 1/2"']);
  });

  it('goes on counting where a list does, and keeps a sign at the end of a heading', () => {
    const html = '<h2>Chain #</h2><ol start="5"><li>Stop it.</li><li>Lift it.</li></ol>';
    expect(markdownOf(html)).toEqual([String.raw`### Chain \#`, '5. Stop it.', '6. Lift it.']);
  });

  it('shows no stars where bold words touch others', () => {
    const html = '<p><b>Size:</b>M12, Bearing<b>(6204)</b>x, a<b>!</b>b, <i>c.</i><b>d</b></p>';
    expect(markdownOf(html)).toEqual(['**Size**:M12, Bearing(**6204**)x, a!b, *c.d*']);
    const texts = array(
      record({
        words: string({
          unit: constantFrom('a', '7', '.', '(', '*', '_', '#', '°', ' '),
          maxLength: 4,
        }),
        tag: constantFrom('b', 'i', 'span', 'u'),
        isBoth: boolean(),
      }),
      { maxLength: 5 },
    );
    assert(
      property(texts, (pieces) => {
        const inner = pieces.map(({ words, tag, isBoth }) =>
          isBoth ? `<b><${tag}>${words}</${tag}></b>` : `<${tag}>${words}</${tag}>`,
        );
        const shown = parseText(markdownOf(`<p>x${inner.join('')}x</p>`))
          .map((part) => ('text' in part ? shownWords(part.text) : ''))
          .join('');
        const meant = `x${pieces.map(({ words }) => words).join('')}x`;
        expect(shown).toBe(meant.replaceAll(/ +/g, ' '));
      }),
    );
  });

  it('makes paragraphs alone where a text has no headings and lists', () => {
    expect(markdownOf('<h2>Hours</h2><ul><li>Mon</li><li>Tue</li></ul>', true)).toEqual([
      '**Hours**',
      'Mon',
      'Tue',
    ]);
  });

  it('shows any text as it was, but makes an entry of a list of what is numbered or has a dash by hand', () => {
    const texts = string({ unit: 'grapheme-ascii', maxLength: 30 });
    assert(
      property(
        texts.filter((text) => !/^\s*(?:-|\d+[.)])(?:\s|$)/.test(text)),
        (text) => {
          const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
          const shown = parseText(markdownOf(`<p>${html}</p>`));
          const [only] = shown.map((part) => ('text' in part ? part.text : undefined));
          expect(only ?? '').toBe(text.replaceAll(/[ \t\r\n\f]+/g, ' ').trim());
        },
      ),
    );
  });
});
