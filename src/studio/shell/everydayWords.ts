import type { DialogName } from './studio';

/** What a tool or command does, as people say who do not know its name: in English, French, Norwegian and Portuguese. */
export const TOOL_WORDS: Readonly<Record<string, string>> = {
  products:
    'catalogue, articles, goods, items, stock list, import, add product, categories, prices · articles, catalogue, gamme, tarif, importer, ajouter un produit · varer, katalog, sortiment, priser, importere, nytt produkt · artigos, catálogo, gama, preços, importar, adicionar produto',
  pictures:
    'images, photos, media, upload, gallery · images, photos, médiathèque, téléverser, illustrations · bilder, foto, mediebibliotek, laste opp · imagens, fotos, fotografias, carregar',
  files:
    'downloads, documents, PDF, brochures, data sheets, price list, certificates · fichiers, documents, brochures, fiches techniques, téléchargements, certificats · filer, dokumenter, datablad, brosjyrer, nedlastinger, prisliste · ficheiros, arquivos, documentos, folhetos, fichas técnicas, catálogo em PDF',
  look: 'design, theme, style, colours, colors, fonts, typeface, logo, icon, brand, appearance · apparence, thème, couleurs, polices, charte graphique · utseende, tema, farger, skrifttyper, profil · aparência, tema, cores, tipos de letra, fontes, logótipo',
  words:
    'translations, translate, labels, buttons, wording · traductions, traduire, libellés, boutons · oversettelser, oversette, knapper, ledetekster · traduções, traduzir, etiquetas, botões',
  calendar:
    'schedule, planned, dates, campaign · agenda, planification, dates, campagne · planlagt, tidsplan, datoer, kampanje · agenda, agendado, datas, campanha',
  visits:
    'statistics, analytics, visitors, traffic, hits · statistiques, visiteurs, trafic, fréquentation, audience · statistikk, besøk, trafikk · estatísticas, visitantes, tráfego, acessos',
  history:
    'versions, backup, restore, previous, earlier, bring back · versions, sauvegarde, restaurer, revenir en arrière · versjoner, sikkerhetskopi, gjenopprette · versões, cópia de segurança, restaurar, versão anterior',
  publish:
    'go live, put online, upload the site, deploy, preview, share, show the boss, QR code, on a smartphone · publier, mettre en ligne, déployer, aperçu, partager, code QR · publisere, legge ut, på nett, forhåndsvisning, dele, QR-kode, mobil · publicar, pôr online, pré-visualizar, partilhar, código QR',
};

/** The same of the commands that Ctrl+K offers. */
export const COMMAND_WORDS: Readonly<
  Partial<Record<DialogName | 'undo' | 'redo' | 'copyPage', string>>
> = {
  addPage:
    'new page, create a page, subpage, landing page · nouvelle page, créer une page, ajouter une page · ny side, opprette side, underside · nova página, criar página, adicionar página',
  copyPage: 'copy page · copier la page, dupliquer · kopiere siden · copiar página, duplicar',
  movePage:
    'URL, slug, web address of the page, rename · URL, adresse de la page · nettadresse, URL, adressen til siden · URL, endereço da página',
  deletePage:
    'remove page · supprimer la page, effacer · slette siden, fjerne siden · eliminar página, apagar página, remover',
  replace:
    'search and replace, change a word everywhere, rename everywhere · remplacer partout, rechercher et remplacer · erstatte, bytte ut overalt, søk og erstatt · substituir, trocar em todo o site',
  mistakes:
    'errors, problems, warnings, check · erreurs, problèmes, avertissements, vérifier · feil, problemer, advarsler, sjekk · erros, problemas, avisos, verificar',
  save: 'store, keep · enregistrer, sauvegarder · lagre · guardar, gravar',
  tour: 'help, tutorial, instructions, manual · aide, mode d’emploi, visite guidée · hjelp, omvisning, veiledning · ajuda, instruções, visita guiada',
  language:
    'English, French, Norwegian, Portuguese, menus · langue de Studio, français · språk i Studio, norsk · idioma, língua do Studio, português',
  undo: 'take back, revert · annuler, défaire · angre · desfazer, anular',
  redo: 'again · rétablir, refaire · gjenta · refazer',
};
