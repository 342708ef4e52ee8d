import { describe, expect, it } from 'vitest';
import { withMarkdownDescriptions } from './forEditors';

describe('a description beside a $ref', () => {
  it('is written once more as the one that VS Code shows', () => {
    expect(
      withMarkdownDescriptions('{\n  "description": "Text.",\n  "$ref": "#/$defs/color"\n}\n'),
    ).toBe(
      '{\n  "description": "Text.",\n  "markdownDescription": "Text.",\n  "$ref": "#/$defs/color"\n}\n',
    );
  });

  it('is brought up to date when it has changed, and then left alone', () => {
    const current = '{ "description": "New.", "markdownDescription": "New.", "$ref": "a" }';
    expect(withMarkdownDescriptions(current.replace('"New.", "$', '"Old.", "$'))).toBe(current);
    expect(withMarkdownDescriptions(current)).toBe(current);
  });

  it('shows its characters as they are', () => {
    expect(withMarkdownDescriptions('{ "$ref": "a", "description": "A *b* <c>" }')).toContain(
      String.raw`"markdownDescription": "A \\*b\\* \\<c>"`,
    );
  });

  it('stands alone where there is no $ref', () => {
    const text = '{ "description": "Text.", "type": "string" }';
    expect(withMarkdownDescriptions(text)).toBe(text);
  });
});
