import type { NewCompanyWords } from '../../newCompany/words';

/** The page that asks for a new company, in Norwegian. */
export const NEW_COMPANY: NewCompanyWords = {
  automatic: 'Som nettleseren',
  title: 'En ny bedrift',
  lead: 'Svar på det du vet; alt kan endres i Studio senere. Til slutt har du et nettsted med sider å fylle.',
  company: 'Bedriften',
  name: 'Navn',
  trade: 'Hva den gjør, i én setning',
  tradeHelp:
    'For søkemotorer og det første skjermbildet: «Pumper til brønner og kjellere, salg og reparasjon.»',
  language: 'Nettstedets språk',
  languageHelp: (hasWords) =>
    hasWords
      ? 'Skriv alle svar på dette språket. Knapper og beskjeder er det allerede.'
      : 'Skriv alle svar på dette språket. Knapper og beskjeder er først på engelsk; Studio lister dem opp så de kan oversettes.',
  url: 'Nettstedets adresse, om du har en',
  look: 'Farger',
  logo: 'Logo (SVG, PNG eller JPEG), om du har en',
  logoHelp: 'Fargene tas fra den.',
  reading: 'Ser på logoen …',
  main: 'Farge på store flater',
  accent: 'Farge på knapper',
  coloursHelp: 'Gjøres lysere eller mørkere der tekster ikke kunne leses.',
  offices: 'Avdelinger',
  office: (number) => `Avdeling ${number}`,
  officeName: 'Avdelingens navn',
  street: 'Gate og nummer',
  locality: 'Sted',
  country: 'Land',
  phone: 'Telefon, med landkode',
  email: 'E-post',
  addOffice: 'Legg til en avdeling',
  removeOffice: (number) => `Fjern avdeling ${number}`,
  chat: 'WhatsApp-nummer til en samtaleknapp, om du vil ha en',
  chatMessage: 'Hva meldingen sier',
  pages: 'Sider',
  pagesHelp: 'Forsiden er alltid der. Navnene er til menyen, på nettstedets språk.',
  pageKinds: {
    services: 'Tjenester',
    store: 'Produkter, med en forespørselsliste',
    about: 'Om bedriften',
    contact: 'Kontakt, med et skjema',
  },
  pageName: (page) => `Navn på siden: ${page}`,
  categories: 'Produktkategorier, én per linje',
  list: 'Navn på forespørselslisten',
  make: 'Lag nettstedet',
  making: 'Lager nettstedet …',
  tooLong: (length, most) => `Dette har ${length} tegn, og det er plass til ${most}.`,
  wrong: 'Se på dette igjen:',
};
