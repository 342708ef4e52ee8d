import type { PublishWords } from '../../views/publish/words';
import { counted, size } from './notation';

/** Publishing in Norwegian. */
export const PUBLISH: PublishWords = {
  title: 'Publiser',
  intro:
    'Det som er lagret, kontrolleres og bygges først. Hvis noe går galt, blir nettstedet på nettet som det er.',
  unsaved: 'Noen endringer er ikke lagret ennå: de blir ikke publisert.',
  save: 'Lagre …',
  mistakes: (count) =>
    count === 1
      ? 'Det er en feil: før den er rettet, kan ingenting publiseres.'
      : `Det er ${count} feil: før de er rettet, kan ingenting publiseres.`,
  mistakesInDraft: (count) =>
    count === 1
      ? 'Det er en feil. Bare det som sist ble lagret, kan publiseres, om ikke feilen er der også.'
      : `Det er ${count} feil. Bare det som sist ble lagret, kan publiseres, om ikke feilene er der også.`,
  showMistakes: 'Vis feilene …',
  never: 'Ingenting er publisert herfra ennå.',
  published: (when, who, where) =>
    `Publisert ${when}${who === '' ? '' : ` av ${who}`}${where === undefined ? '' : ` (${where})`}.`,
  upToDate: (where) =>
    where === 'ZIP'
      ? 'Alt som er lagret, er i ZIP-filen: det er på nettet når du har lastet den opp.'
      : 'Alt som er lagret, er på nettet.',
  notLive: 'Disse endringene er ikke på nettet ennå:',
  countNotLive: (count) =>
    `${counted(count, { one: 'endring', other: 'endringer' })} ikke på nettet ennå`,
  ways: 'Måter å publisere på',
  nameServer: 'Publiser til en server eller mappe …',
  nameServerHint:
    'Med rsync eller SFTP, eller til en mappe på denne datamaskinen. Si hvor den er, og lagre: så kan den velges her.',
  shareLater:
    'For en telefon i samme nettverk. Studio må startes for det: stopp det, og kjør npm run studio -- --share. Ingenting går tapt.',
  stepNameServer: 'oppgi et sted å publisere til',
  wayName: {
    push: () => 'Send til verten, som bygger nettstedet',
    server: (where) => `Publiser til ${where}`,
    zip: () => 'Lag en ZIP av nettstedet',
    draft: () => 'Lag en kopi å vise fram',
    share: () => 'Vis det på telefoner',
  },
  wayHint: {
    push: 'Det som er lagret, går til verten, som bygger nettstedet av det og viser det.',
    server: 'Filene sendes ved siden av dem på nettet, og byttes så ut i ett trinn.',
    zip: 'Til å laste opp til en vert for hånd.',
    draft:
      'Åpnes fra hvilken som helst disk uten server. Hver side sier at den er et utkast; søkemotorer utelater den.',
    share:
      'For å se det som ikke er lagret ennå, på en telefon i samme nettverk, til Studio stoppes. Ingenting kan endres der, og skjemaer sender ingenting.',
  },
  step: {
    check: 'Kontrollerer',
    prepare: 'Forbereder skript, skrifter og bilder',
    pages: 'Skriver sider',
    finish: 'Skriver lister',
    pack: 'Pakker filer',
    copy: 'Kopierer filer',
    send: 'Sender filer',
    switch: 'Bytter ut nettstedet på nettet',
    push: 'Sender til verten',
  },
  of: (done, total) => `${done} av ${total}`,
  count: (done) => `${done} så langt`,
  progress: 'Hvor langt publiseringen er kommet',
  cancel: 'Avbryt',
  done: {
    push: 'Sendt. Verten bygger nettstedet nå.',
    server: 'Publisert.',
    zip: 'ZIP-filen er klar.',
    draft: 'Kopien er klar.',
    share: 'Klart: skann koden med en telefon.',
  },
  failed: {
    push: 'Ikke sendt. Det som var på nettet, er der fortsatt.',
    server: 'Ikke publisert. Det som var på nettet, er der fortsatt.',
    zip: 'ZIP-filen kunne ikke lages.',
    draft: 'Kopien kunne ikke lages.',
    share: 'Det kunne ikke gjøres klart for telefoner.',
  },
  size: (pages, files, bytes, before) =>
    `${counted(pages, { one: 'side', other: 'sider' })}, ${counted(files, { one: 'fil', other: 'filer' })}, ${size(bytes)}${before === undefined || before === bytes ? '' : ` (før: ${size(before)})`}.`,
  download: 'Last ned ZIP-filen',
  seeSite: (address) => `Se ${address}`,
  code: 'En QR-kode for adressen nedenfor',
  codeHint:
    'En kode åpner utkastet på én telefon, så lenge Studio kjører; neste telefon har en annen kode. Etter flere endringer, trykk «Vis det på telefoner» igjen.',
  phones: (count) =>
    count === 1
      ? 'Én telefon viser utkastet. Denne koden er for en annen.'
      : `${count} telefoner viser utkastet. Denne koden er for en annen.`,
};
