import { describe, expect, it } from 'vitest';
import { svgDanger } from './svgDanger';

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inner}</svg>`;

describe('a drawing that contains', () => {
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
    ['<image href="data:image/svg+xml;base64,AAAA"/>', 'an embedded drawing'],
    [
      '<image href="data:image/gif;base64,AAAA"/>',
      'an embedded file that is no PNG, JPEG, WebP or AVIF',
    ],
    [
      '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AAAA)}</style>',
      'an embedded font',
    ],
    [
      '<style>@font-face{src:url("data:application/x-font-ttf;base64,AAAA")}</style>',
      'an embedded font',
    ],
    ['<style>@import "a.css";</style>', 'a reference to another file'],
    ['<style>path{fill:url("https://a.example/b.svg#c")}</style>', 'a reference to another file'],
    ['<rect fill="url(https://a.example/b.svg#c)"/>', 'a reference to another file'],
    // The same name, written in different ways.
    ['<s-v:script xmlns:s-v="http://www.w3.org/2000/svg">alert(1)</s-v:script>', 'a script'],
    ['<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>', 'a script'],
    ['<set attributeName="href" to="java&#10;script:alert(1)"/>', 'a link that changes'],
    ['<animate attributeName="x" values="#a;java&#9;script:alert(1)"/>', 'a script'],
    ['<a href="java&#x9;script:alert(1)">x</a>', 'a script'],
    ['<a href="vbscript:a">x</a>', 'a reference to another file'],
    ['<set attributeName="href" to="#b"/>', 'a link that changes'],
    ['<animate attributeName=" x:href " values="#b;#c"/>', 'a link that changes'],
    ['<set attributeName="&#111;nclick" to="alert(1)"/>', 'an event handler'],
    [
      '<image xmlns:x="http://www.w3.org/1999/xlink" x:href="https://tracker.example/a.png"/>',
      'a reference to another file',
    ],
    [
      '<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="https://a.example/b"/>',
      'foreign content',
    ],
    ['<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet"/>', 'foreign content'],
    ['<s-v:foreignObject xmlns:s-v="a"/>', 'foreign content (foreignObject)'],
    ['<style>@im<![CDATA[port]]> "a.css";</style>', 'a reference to another file'],
    ['<style>@im<?x?>port "a.css";</style>', 'a reference to another file'],
    ['<style>@im<g/>port "a.css";</style>', 'a reference to another file'],
    ['<style>@\\69mport "a.css";</style>', 'a reference to another file'],
    ['<rect style="fill:\\75 rl(https://a.example/b)"/>', 'a reference to another file'],
    ['<rect style="fill:u\\rl(//a.example/b)"/>', 'a reference to another file'],
    [
      '<rect style="background:image-set(&quot;https://a.example/b&quot; 1x)"/>',
      'a reference to another file',
    ],
  ])('%s is refused', (inner, danger) => {
    expect(svgDanger(svg(inner))).toBe(danger);
  });

  it.each([
    '<path stroke="var(--signal, currentColor)" d="M0 0h9"/>',
    '<linearGradient id="a"/><rect fill="url(#a)"/><use href="#a"/><use xlink:href="#a"/>',
    '<rect fill="url(\'#a\')"/><rect fill="url( #a )"/><rect fill="url( \' #a \')"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<text>on = off; more at https://a.example</text>',
    '<metadata>Made with a tool</metadata>',
    '<metadata><constructor/></metadata>',
    '<use href=""/><use href=" #a"/>',
    '<rect style="fill:url(&quot;#a&quot;)"/>',
    '<set attributeName="opacity" to="1"/><animate attributeName="d" values="M0 0;M1 1"/>',
    '<g xmlns:i="http://www.inkscape.org" xmlns:href="https://a.example" i:label="one = two" i:only="1"/>',
    '<text>go one = two</text><text>a \\ and C:\\fffffff</text>',
    '<text>&#0; &#x110000; &#99999999999; are no characters, &#x10ffff; and &#1; are</text>',
  ])('%s is fine', (inner) => {
    expect(svgDanger(svg(inner))).toBeUndefined();
  });

  it('an entity declaration is refused: it could name a file', () => {
    const doctype = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
    expect(svgDanger(doctype + svg('&a;'))).toBe('an entity declaration');
  });

  it.each([
    ['<?xml-stylesheet href="a.css"?>', 'a reference to another file'],
    ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>', 'a declaration of attributes'],
    ['\0', 'characters that are not text'],
  ])('%j before it is refused', (before, danger) => {
    expect(svgDanger(before + svg(''))).toBe(danger);
  });

  it('the URL of the standard DOCTYPE is accepted: no browser loads it', () => {
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(svgDanger(doctype + svg('<path d="M0 0h9"/>'))).toBeUndefined();
  });

  it('a script in a root with a prefix of its own is refused', () => {
    const root = '<x-y:svg xmlns:x-y="http://www.w3.org/2000/svg">';
    expect(svgDanger(`${root}<x-y:script>alert(1)</x-y:script></x-y:svg>`)).toBe('a script');
  });
});
