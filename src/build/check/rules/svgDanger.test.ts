import { describe, expect, it } from 'vitest';
import { svgDanger } from './svgDanger';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

describe('a drawing that holds', () => {
  it.each([
    ['<script>alert(1)</script>', 'a script'],
    ['<SCRIPT href="#a"/>', 'a script'],
    ['<svg:script>alert(1)</svg:script>', 'a script'],
    ['<style><![CDATA[<!--]]></style><script>1</script><!-- -->', 'a script'],
    ['<set attributeName="onclick" to="alert(1)"/>', 'an event handler'],
    ['<path onclick="alert(1)" d="M0 0"/>', 'an event handler'],
    ['<path d="M0 0"\nonload = "alert(1)"/>', 'an event handler'],
    ['<a href="javascript:alert(1)">x</a>', 'a script'],
    ['<a href="java&#x73;cript:alert(1)">x</a>', 'a script'],
    ['<a href="java&#115;cript:alert(1)">x</a>', 'a script'],
    ['<text>java&#X73;cript:</text>', 'a script'],
    ['<foreignObject><p>x</p></foreignObject>', 'foreign content (foreignObject)'],
    ['<iframe src="x"/>', 'foreign content'],
    ['<image href="https://tracker.example/a.png"/>', 'a reference to another file'],
    ['<image xlink:href="//tracker.example/a.png"/>', 'a reference to another file'],
    ['<use href="other.svg#a"/>', 'a reference to another file'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', 'a reference to another file'],
    ['<style>@import "a.css";</style>', 'a reference to another file'],
    ['<style>path{fill:url("https://a.example/b.svg#c")}</style>', 'a reference to another file'],
    ['<rect fill="url(https://a.example/b.svg#c)"/>', 'a reference to another file'],
  ])('%s is refused', (inner, danger) => {
    expect(svgDanger(svg(inner))).toBe(danger);
  });

  it.each([
    '<path stroke="var(--signal, currentColor)" d="M0 0h9"/>',
    '<linearGradient id="a"/><rect fill="url(#a)"/><use href="#a"/><use xlink:href="#a"/>',
    '<rect fill="url(\'#a\')"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<text>on = off; more at https://a.example</text>',
    '<metadata>Made with a tool</metadata>',
    '<text>&#0; &#x110000; &#99999999999; are no characters, &#x10ffff; and &#1; are</text>',
  ])('%s is fine', (inner) => {
    expect(svgDanger(svg(inner))).toBeUndefined();
  });

  it('an entity declaration is refused: it could name a file', () => {
    const doctype = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
    expect(svgDanger(doctype + svg('&a;'))).toBe('an entity declaration');
  });
});
