#!/usr/bin/env bash
# @lexical/markdown 0.52.0: "\# 7 wire" and "1986\. A great year" are paragraphs of CommonMark that begin with a sign and
# a number. Read and written again, one would expect the backslash to stay, as it does before an asterisk. It goes, so
# that the same text is a heading and a list when it is read the next time.
# It matters in .github/decisions/texts-as-markdown.md: it is one reason why texts are edited in fields.
# Seen on 2026-11-28 with Node 20.20:
#   "\\# 7 wire" paragraph, then "# 7 wire" heading
#   "1986\\. A great year" paragraph, then "1986. A great year" list
#   "5 \\* 3" paragraph, then "5 \\* 3" paragraph
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund lexical@0.52.0 @lexical/headless@0.52.0 @lexical/markdown@0.52.0 @lexical/rich-text@0.52.0 @lexical/list@0.52.0 @lexical/link@0.52.0 @lexical/code@0.52.0

cat >look.mjs <<'JS'
import { CodeNode } from '@lexical/code';
import { createHeadlessEditor } from '@lexical/headless';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { $convertFromMarkdownString, $convertToMarkdownString, TRANSFORMERS } from '@lexical/markdown';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import { $getRoot } from 'lexical';

const nodes = [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, CodeNode];
const editor = createHeadlessEditor({ nodes });

function read(text) {
  editor.update(() => $convertFromMarkdownString(text, TRANSFORMERS), { discrete: true });
  return editor.getEditorState().read(() => ({
    written: $convertToMarkdownString(TRANSFORMERS),
    type: $getRoot().getFirstChild().getType(),
  }));
}

for (const text of [String.raw`\# 7 wire`, String.raw`1986\. A great year`, String.raw`5 \* 3`]) {
  const { written, type } = read(text);
  console.log(`${JSON.stringify(text)} ${type}, then ${JSON.stringify(written)} ${read(written).type}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '"\\# 7 wire" paragraph, then "# 7 wire" heading
"1986\\. A great year" paragraph, then "1986. A great year" list
"5 \\* 3" paragraph, then "5 \\* 3" paragraph' ] || { echo 'This has changed.' >&2; exit 1; }
