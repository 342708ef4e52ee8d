#!/usr/bin/env bash
# @tiptap/markdown 3.34.0: an editor whose schema has neither code nor crossed-out text (StarterKit configured without
# them) reads Markdown with both. One would expect their words as plain text, as ProseMirror does with pasted HTML. The
# words of code are gone, inline and in blocks, without a warning; those that are crossed out stay.
# It matters in .github/decisions/texts-as-markdown.md: it is one reason why texts are edited in fields.
# Seen on 2026-11-28 with Node 20.20:
#   "Use `M8` here" -> "Use  here"
#   "```\ntext\n```" -> ""
#   "~~old~~ new" -> "old new"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @tiptap/core@3.34.0 @tiptap/pm@3.34.0 @tiptap/starter-kit@3.34.0 @tiptap/markdown@3.34.0

cat >look.mjs <<'JS'
import { MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';

const extensions = [StarterKit.configure({ code: false, codeBlock: false, strike: false })];
const manager = new MarkdownManager({ extensions });
for (const text of ['Use `M8` here', '```\ntext\n```', '~~old~~ new'])
  console.log(`${JSON.stringify(text)} -> ${JSON.stringify(manager.serialize(manager.parse(text)).trim())}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '"Use `M8` here" -> "Use  here"
"```\ntext\n```" -> ""
"~~old~~ new" -> "old new"' ] || { echo 'This has changed.' >&2; exit 1; }
