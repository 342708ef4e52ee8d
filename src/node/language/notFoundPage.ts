import type { LanguageWords } from './languageWords';

/** The page for unknown addresses, made of the words of a language. */
export function notFoundPage({
  title,
  heading,
  text,
  home,
}: NonNullable<LanguageWords['notFound']>) {
  const actions = [{ label: home, href: '/' }];
  return { title, description: text, blocks: [{ type: 'hero', title: heading, text, actions }] };
}
