import type { CompanyAnswers, PageKind } from './answers';

/** What pages, list and message of the chat are called until somebody calls them otherwise. */
export type Names = Pick<CompanyAnswers, 'list' | 'chatMessage'> & {
  pages: Record<PageKind, string>;
};

const names = (
  services: string,
  store: string,
  about: string,
  contact: string,
  list: string,
  chatMessage: string,
): Names => ({ pages: { services, store, about, contact }, list, chatMessage });

const ENGLISH = names(
  'Services',
  'Products',
  'About Us',
  'Contact',
  'Your List',
  'I have a question.',
);

/** By language, or by its tag where that differs. */
const NAMES: Readonly<Record<string, Names>> = {
  da: names('Ydelser', 'Varer', 'Om os', 'Kontakt', 'Din liste', 'Jeg har et spørgsmål.'),
  de: names('Leistungen', 'Produkte', 'Über uns', 'Kontakt', 'Ihre Liste', 'Ich habe eine Frage.'),
  es: names(
    'Servicios',
    'Productos',
    'Sobre nosotros',
    'Contacto',
    'Su lista',
    'Tengo una pregunta.',
  ),
  fr: names('Services', 'Produits', 'À propos', 'Contact', 'Votre demande', 'J’ai une question.'),
  it: names('Servizi', 'Prodotti', 'Chi siamo', 'Contatti', 'La sua lista', 'Ho una domanda.'),
  nb: names('Tjenester', 'Varer', 'Om oss', 'Kontakt', 'Forespørselen din', 'Jeg har et spørsmål.'),
  nl: names('Diensten', 'Producten', 'Over ons', 'Contact', 'Uw lijst', 'Ik heb een vraag.'),
  nn: names('Tenester', 'Varer', 'Om oss', 'Kontakt', 'Lista di', 'Eg har eit spørsmål.'),
  pt: names('Serviços', 'Produtos', 'Sobre nós', 'Contacto', 'O seu pedido', 'Tenho uma pergunta.'),
  'pt-BR': names(
    'Serviços',
    'Produtos',
    'Sobre nós',
    'Contato',
    'O seu pedido',
    'Tenho uma pergunta.',
  ),
  sv: names('Tjänster', 'Produkter', 'Om oss', 'Kontakt', 'Din lista', 'Jag har en fråga.'),
};

/** The languages whose words for buttons, notices and messages are there (src/node/language/words). */
export const WITH_WORDS: readonly string[] = ['en', 'fr', 'nb', 'pt'];

const languageOf = (tag: string): string => tag.split('-')[0] ?? '';

/** Whether buttons and notices begin in a language, and not in English. */
export const hasWords = (tag: string): boolean => WITH_WORDS.includes(languageOf(tag));

/** The names to begin with in a language; English ones where there are none. */
export const namesIn = (tag: string): Names => NAMES[tag] ?? NAMES[languageOf(tag)] ?? ENGLISH;

const kept = (text: string, old: string, name: string): string => (text === old ? name : text);

/** The answers in another language: what nobody has called otherwise gets the names of that one. */
export function inLanguage(answers: CompanyAnswers, language: string): CompanyAnswers {
  const [before, next] = [namesIn(answers.language), namesIn(language)];
  return {
    ...answers,
    language,
    list: kept(answers.list, before.list, next.list),
    chatMessage: kept(answers.chatMessage, before.chatMessage, next.chatMessage),
    pages: Object.fromEntries(
      Object.entries(answers.pages).map(([kind, text]) => {
        const page = kind as PageKind;
        return [page, kept(text, before.pages[page], next.pages[page])];
      }),
    ),
  };
}
