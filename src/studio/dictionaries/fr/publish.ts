import type { PublishWords } from '../../views/publish/words';
import { counted, size } from './notation';

/** Publishing in French. */
export const PUBLISH: PublishWords = {
  title: 'Publier',
  intro:
    'Ce qui est enregistré est d’abord vérifié et construit. Si quelque chose échoue, le site en ligne reste tel quel.',
  unsaved: 'Des modifications ne sont pas encore enregistrées : elles ne sont pas publiées.',
  save: 'Enregistrer …',
  mistakes: (count) =>
    count === 1
      ? 'Il y a une erreur : tant qu’elle n’est pas corrigée, rien ne peut être publié.'
      : `Il y a ${count} erreurs : tant qu’elles ne sont pas corrigées, rien ne peut être publié.`,
  mistakesInDraft: (count) =>
    count === 1
      ? 'Il y a une erreur. Seul le dernier enregistrement peut être publié, sauf s’il la contient aussi.'
      : `Il y a ${count} erreurs. Seul le dernier enregistrement peut être publié, sauf s’il les contient aussi.`,
  showMistakes: 'Montrer les erreurs …',
  never: 'Rien n’a encore été publié d’ici.',
  published: (when, who, where) =>
    `Publié ${when}${who === '' ? '' : ` par ${who}`}${where === undefined ? '' : ` (${where})`}.`,
  upToDate: (where) =>
    where === 'ZIP'
      ? 'Tout ce qui est enregistré est dans le ZIP : ce sera en ligne dès que vous l’aurez déposé.'
      : 'Tout ce qui est enregistré est en ligne.',
  notLive: 'Ces modifications ne sont pas encore en ligne :',
  countNotLive: (count) =>
    `${counted(count, { one: 'modification', other: 'modifications' })} pas encore en ligne`,
  ways: 'Façons de publier',
  nameServer: 'Publier sur un serveur ou dans un dossier …',
  nameServerHint:
    'Par rsync ou SFTP, ou dans un dossier de cet ordinateur. Dites où il se trouve et enregistrez : il pourra alors être choisi ici.',
  shareLater:
    'Pour un téléphone du même réseau. Studio doit être démarré pour cela : arrêtez-le, puis lancez npm run studio -- --share. Rien ne se perd.',
  stepNameServer: 'indiquer où publier',
  wayName: {
    push: () => 'Envoyer à l’hébergeur, qui construit le site',
    server: (where) => `Publier sur ${where}`,
    zip: () => 'Faire un ZIP du site',
    draft: () => 'Faire une copie à montrer',
    share: () => 'Le montrer sur des téléphones',
  },
  wayHint: {
    push: 'Ce qui est enregistré part chez l’hébergeur, qui en construit le site et le montre.',
    server: 'Les fichiers sont envoyés à côté de ceux en ligne, puis échangés d’un seul coup.',
    zip: 'À déposer soi-même chez un hébergeur.',
    draft:
      'S’ouvre depuis n’importe quel disque, sans serveur. Chaque page dit qu’elle est un brouillon ; les moteurs de recherche l’ignorent.',
    share:
      'Pour voir ce qui n’est pas encore enregistré sur un téléphone du même réseau, jusqu’à l’arrêt de Studio. Rien ne peut y être modifié, et les formulaires n’envoient rien.',
  },
  step: {
    check: 'Vérification',
    prepare: 'Préparation des scripts, polices et images',
    pages: 'Écriture des pages',
    finish: 'Écriture des listes',
    pack: 'Compression des fichiers',
    copy: 'Copie des fichiers',
    send: 'Envoi des fichiers',
    switch: 'Échange du site en ligne',
    push: 'Envoi à l’hébergeur',
  },
  of: (done, total) => `${done} sur ${total}`,
  count: (done) => `${done} jusqu’ici`,
  progress: 'Avancement de la publication',
  cancel: 'Abandonner',
  done: {
    push: 'Envoyé. L’hébergeur construit maintenant le site.',
    server: 'Publié.',
    zip: 'Le ZIP est prêt.',
    draft: 'La copie est prête.',
    share: 'Prêt : scannez le code avec un téléphone.',
  },
  failed: {
    push: 'Non envoyé. Ce qui était en ligne l’est toujours.',
    server: 'Non publié. Ce qui était en ligne l’est toujours.',
    zip: 'Le ZIP n’a pas pu être fait.',
    draft: 'La copie n’a pas pu être faite.',
    share: 'Impossible de le préparer pour des téléphones.',
  },
  size: (pages, files, bytes, before) =>
    `${counted(pages, { one: 'page', other: 'pages' })}, ${counted(files, { one: 'fichier', other: 'fichiers' })}, ${size(bytes)}${before === undefined || before === bytes ? '' : ` (avant : ${size(before)})`}.`,
  download: 'Télécharger le ZIP',
  seeSite: (address) => `Voir ${address}`,
  code: 'Un code QR de l’adresse ci-dessous',
  codeHint:
    'Un code ouvre le brouillon sur un seul téléphone, tant que Studio tourne ; le téléphone suivant a un autre code. Après d’autres modifications, appuyez de nouveau sur « Le montrer sur des téléphones ».',
  phones: (count) =>
    count === 1
      ? 'Un téléphone montre le brouillon. Ce code est pour un autre.'
      : `${count} téléphones montrent le brouillon. Ce code est pour un autre.`,
};
