import type { NewCompanyWords } from '../../newCompany/words';

/** The page that asks for a new company, in French. */
export const NEW_COMPANY: NewCompanyWords = {
  automatic: 'Comme le navigateur',
  title: 'Une nouvelle entreprise',
  lead: 'Répondez à ce que vous savez ; tout peut être changé plus tard dans Studio. À la fin, vous avez un site avec des pages à remplir.',
  company: 'L’entreprise',
  name: 'Nom',
  trade: 'Ce qu’elle fait, en une phrase',
  tradeHelp:
    'Pour les moteurs de recherche et le premier écran : « Pompes pour puits et caves, vente et réparation. »',
  language: 'Langue du site',
  languageHelp: (hasWords) =>
    hasWords
      ? 'Écrivez toutes les réponses dans cette langue. Les boutons et les avis le sont déjà.'
      : 'Écrivez toutes les réponses dans cette langue. Les boutons et les avis sont d’abord en anglais ; Studio les énumère pour que vous les traduisiez.',
  url: 'Adresse du site, si vous en avez une',
  look: 'Couleurs',
  logo: 'Logo (SVG, PNG ou JPEG), si vous en avez un',
  logoHelp: 'Les couleurs en sont tirées.',
  reading: 'Examen du logo …',
  main: 'Couleur des grandes surfaces',
  accent: 'Couleur des boutons',
  coloursHelp: 'Éclaircies ou assombries là où des textes ne se liraient pas.',
  offices: 'Agences',
  office: (number) => `Agence ${number}`,
  officeName: 'Nom de l’agence',
  street: 'Rue et numéro',
  locality: 'Ville',
  country: 'Pays',
  phone: 'Téléphone, avec l’indicatif du pays',
  email: 'E-mail',
  addOffice: 'Ajouter une agence',
  removeOffice: (number) => `Retirer l’agence ${number}`,
  chat: 'Numéro WhatsApp pour un bouton de discussion, si vous en voulez un',
  chatMessage: 'Ce que dit son message',
  pages: 'Pages',
  pagesHelp:
    'La page d’accueil est toujours là. Les noms sont pour le menu, dans la langue du site.',
  pageKinds: {
    services: 'Services',
    store: 'Produits, avec une liste de demande',
    about: 'L’entreprise se présente',
    contact: 'Contact, avec un formulaire',
  },
  pageName: (page) => `Nom de la page : ${page}`,
  categories: 'Catégories de produits, une par ligne',
  list: 'Nom de la liste de demande',
  make: 'Créer le site',
  making: 'Création du site …',
  tooLong: (length, most) => `Il y a ${length} caractères, et de la place pour ${most}.`,
  wrong: 'Merci de revoir ceci :',
};
