import type { ShellWords } from '../../words';
import { counted, form, list, size } from './notation';

const errors = { one: 'erro', other: 'erros' };
const warnings = { one: 'aviso', other: 'avisos' };
const links = { one: 'ligação', other: 'ligações' };
const texts = { one: 'texto', other: 'textos' };

const seconds = new Intl.NumberFormat('pt-PT', {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Studio’s shell in Portuguese. */
export const SHELL: ShellWords = {
  // The shell
  studio: 'Studio',
  language: 'Língua do Studio',
  languageWhy: 'Menus, botões e explicações. O site mantém a sua própria língua.',
  languageOfSite: 'Como o site',
  languageNotKept:
    'Este navegador não guarda nada para esta página: não é possível escolher a língua.',
  justNow: 'agora mesmo',
  panels: { site: 'Site', page: 'Página', form: 'Formulário' },
  panelsName: 'Parte apresentada',
  pages: 'Páginas',
  wholeSite: 'Todo o site',
  wholeFile: 'Todo o ficheiro',
  views: 'Ferramentas',
  sections: {
    site: 'Empresa',
    theme: 'Aparência',
    navigation: 'Menu',
    footer: 'Rodapé',
    social: 'Redes sociais',
    branches: 'Filiais',
    inquiry: 'Pedidos',
    contact: 'Formulário de contacto',
    store: 'Catálogo',
    products: 'Produtos',
    shared: 'Listas partilhadas',
    sharedBlocks: 'Blocos partilhados',
    strings: 'Termos',
    redirects: 'Redirecionamentos',
    notFound: 'Página não encontrada',
  },
  undo: (name) => (name === undefined ? 'Nada para anular' : `Anular: ${name}`),
  redo: (name) => (name === undefined ? 'Nada para refazer' : `Refazer: ${name}`),
  undone: (name) => `Anulado: ${name}`,
  redone: (name) => `Refeito: ${name}`,
  notUndone: (name) => `Não anulado, porque outra janela o alterou entretanto: ${name}`,
  partlyUndone: (name) => `Anulado: ${name}. O que outra janela alterou entretanto fica como está.`,
  inOtherWindow: (name) => `Noutra janela: ${name}`,
  otherWindows: (count) =>
    `Também aberto em ${counted(count, { one: 'outra janela', other: 'outras janelas' })}`,
  save: 'Guardar',
  saveKeys: 'Guardar (Ctrl+S)',
  loading: 'Um momento …',
  slowPage: 'A página é lenta neste computador. Aparece aqui assim que estiver desenhada.',
  loadAgain: 'Carregar de novo',
  saved: 'Todas as alterações estão guardadas',
  serverIsGone: 'O servidor do Studio não responde. As alterações esperam aqui até que responda.',
  noAnswer: 'O servidor do Studio não responde. Ainda está a correr no seu terminal?',
  otherStudio: 'Responde outro Studio.',
  kept: (ago) => {
    if (ago === undefined) return 'A pôr as alterações em segurança …';
    return ago < 60
      ? `Em segurança há ${ago} s, ainda não guardado`
      : `Em segurança há ${Math.round(ago / 60)} min, ainda não guardado`;
  },
  find: 'Procurar',
  findKeys: 'Procurar (Ctrl+K)',
  help: 'Mostrar como funciona o Studio',
  close: 'Fechar',
  back: 'Voltar',
  next: 'Seguinte',
  allMistakes: (wrong, doubtful) => {
    const found = [
      ...(wrong > 0 ? [counted(wrong, errors)] : []),
      ...(doubtful > 0 ? [counted(doubtful, warnings)] : []),
    ];
    return found.length === 0 ? 'Nenhum erro' : `Mostrar ${list(found)}`;
  },
  conflictCount: (count) => `Decidir ${counted(count, { one: 'conflito', other: 'conflitos' })}`,

  // What arrives of a form
  arriving: 'O que chega',
  arrivingHint:
    'Uma mensagem deste formulário tal como está agora, com exemplos do que se escreve.',
  arrivingMail: 'Por e-mail',
  arrivingCopy: 'Copiar o texto',
  arrivingCopied: 'O texto está copiado.',
  arrivingTo: 'Para',
  arrivingReply: 'As respostas vão para',
  arrivingSubject: 'Assunto',
  arrivingChat: 'Por WhatsApp',
  arrivingChatHint: 'Proposto a visitantes cuja mensagem não pôde ser enviada.',
  arrivingJson: 'Para o serviço de formulários',
  arrivingJsonHint: 'O que o serviço de formulários recebe, e com que faz o e-mail à sua maneira.',

  // Preview
  widths: 'Largura do ecrã',
  width: { 360: 'Telefone', 768: 'Tablet', 1280: 'Computador' },
  addFirst: 'Adicionar um bloco no topo',
  addBefore: (name) =>
    name === '' ? 'Adicionar um bloco no fim' : `Adicionar um bloco antes de «${name}»`,
  weight: (after, before) => {
    const change = before === undefined ? 0 : after - before;
    const sign = change > 0 ? '+' : '−';
    return Math.abs(change) < 500
      ? size(after)
      : `${size(after)} (${sign}${size(Math.abs(change))})`;
  },
  weightFor: (paint, whole, cost) =>
    `Em 3G lenta, esta página pode ser lida ao fim de cerca de ${seconds.format(paint)} e fica completa ao fim de ${seconds.format(whole)}.${cost === undefined ? '' : ` Custa ${cost} a um visitante.`}`,
  withoutCode: 'Os scripts e os estilos ainda não contam: «npm run build» mede-os.',
  heaviest: (name, bytes) => `Bloco mais pesado: ${name}, ${size(bytes)}`,

  // Blocks
  blocks: 'Blocos',
  noBlocks:
    'Esta página está vazia. Adicionar o primeiro bloco: um destaque, com o título da página, vem em primeiro lugar.',
  blockActions: 'Este bloco',
  addBelow: 'Adicionar um bloco abaixo',
  up: 'Mover para cima',
  down: 'Mover para baixo',
  duplicate: 'Duplicar',
  copy: 'Copiar',
  paste: 'Colar abaixo',
  toPage: 'Mover para uma página …',
  hide: 'Ocultar',
  showAgain: 'Mostrar de novo',
  deleteIt: 'Eliminar',
  short: {
    addBelow: 'Adicionar',
    up: 'Subir',
    down: 'Descer',
    duplicate: 'Duplicar',
    copy: 'Copiar',
    paste: 'Colar',
    toPage: 'Mover',
    hide: 'Ocultar',
    showAgain: 'Mostrar',
    remove: 'Eliminar',
  },
  hidden: 'Oculto. Os visitantes não o veem; o olho mostra-o de novo.',
  notBefore: (day) => `Não está no site antes de ${day}`,
  ranOut: (day) => `Saiu do site: ${day}`,
  copied: (name) => `Copiado: ${name}`,
  notPasted: 'O navegador não deixa o Studio ler a área de transferência.',
  noBlockToPaste: 'A área de transferência não tem nenhum bloco que sirva aqui.',
  chooseBlock: 'Adicionar um bloco',
  searchBlocks: 'Procurar blocos',
  blockGroups: {
    top: 'Topo da página',
    text: 'Textos e tabelas',
    offer: 'O que se oferece',
    products: 'Produtos',
    trust: 'Quem confia na empresa',
    contact: 'Contacto',
    more: 'Outros',
  },
  usedOn: (count) =>
    count === 0
      ? 'Estes blocos não estão em nenhuma página.'
      : `Estes blocos estão em ${counted(count, { one: 'página', other: 'páginas' })}:`,
  editForAll: 'Editar em todo o lado',
  onlyHere: 'Só aqui',
  moveBlockTitle: (name) => `Mover «${name}»`,
  toWhichPage: 'Para o fim da página',
  moveBlockNow: 'Mover para lá',

  // Pages
  aboutPage: 'Sobre esta página',
  pageActions: 'Esta página',
  changeAddress: 'Mudar o endereço …',
  deletePage: 'Eliminar …',
  addPage: 'Adicionar',
  addPageTitle: 'Adicionar uma página',
  addPageNow: 'Adicionar a página',
  pageName: 'Nome da página',
  below: 'Fica abaixo de',
  belowNone: 'nenhuma: está no primeiro nível',
  address: 'Endereço',
  noAddress:
    'Um endereço começa por uma barra e tem minúsculas de a a z, algarismos e hífenes: «/our-team».',
  taken: (name) => `A página «${name}» já tem este endereço.`,
  pageDescription: 'De que trata, numa frase para os motores de pesquisa',
  putInMenu: 'Pôr no menu',
  isNews: 'É uma notícia, de hoje',
  movePageTitle: (name) => `Mudar o endereço de «${name}»`,
  newAddress: 'Novo endereço',
  leadOn: (path) => `Os visitantes que chegam a ${path} são levados ao novo endereço`,
  willCorrect: (count) =>
    count === 0
      ? 'Nenhuma ligação leva a esta página.'
      : `${counted(count, links)} ${form(count, { one: 'será corrigida', other: 'serão corrigidas' })}:`,
  leadHere: 'O que leva a esta página',
  linksCorrected: (count) =>
    `Endereço mudado, ${counted(count, links)} ${form(count, { one: 'corrigida', other: 'corrigidas' })}.`,
  movePageNow: 'Mudar o endereço',
  deletePageTitle: (name) => `Eliminar «${name}»?`,
  leadsCount: (count) =>
    count === 0
      ? 'Nenhuma ligação leva a esta página.'
      : `${counted(count, links)} para esta página ${form(count, { one: 'deixará', other: 'deixarão' })} de levar a algum lado:`,
  keepIt: 'Manter',
  deletePageNow: 'Eliminar a página',

  // Saving
  slowFile: (name) =>
    `«${name}» demora algum tempo a ser escrito, como todos os livros grandes. Em CSV, bastam alguns segundos: peça a quem cuida do site que indique um ficheiro .csv no seu lugar.`,
  saveTitle: 'Guardar as alterações',
  saveNow: (file) => `Guardar em ${file}`,
  nothingToSave: 'Não há nada para guardar: o ficheiro contém exatamente o que se vê.',
  saveWithMistakes: (count) =>
    `Ainda há ${counted(count, errors)}. É possível guardar, mas o site só pode ser publicado depois de tudo corrigido.`,
  copySummary: 'Copiar a lista',
  notCopied: 'O navegador não deixa o Studio copiar.',
  summaryCopied: 'A lista está na área de transferência.',
  takeBack: 'Desfazer',
  takeBackLine: (words) => `Desfazer: ${words}`,
  conflictsFirst: 'É preciso decidir primeiro os conflitos.',
  saving: 'A guardar …',
  didSave: (lines) =>
    `Guardado: ${counted(lines, { one: 'linha alterada', other: 'linhas alteradas' })}.`,

  // Finding
  command: 'Comando',
  findWhat: 'Páginas, blocos, produtos, textos, comandos',
  addKind: (title) => `Adicionar um bloco: ${title}`,
  replaceTitle: 'Procurar e substituir',
  findText: 'Procurar',
  replaceBy: 'Substituir por',
  mindCapitals: 'Distinguir maiúsculas de minúsculas',
  places: (count) =>
    count === 0 ? 'Nenhum texto contém isso.' : `Encontrado em ${counted(count, texts)}:`,
  replaceNow: (count) => (count === 0 ? 'Substituir' : `Substituir em ${counted(count, texts)}`),
  replaced: (count) =>
    `${counted(count, texts)} ${form(count, { one: 'alterado', other: 'alterados' })}.`,
  mistakesTitle: 'Erros',
  warningsTitle: 'Avisos',
  mistakesAndWarnings: 'Erros e avisos',
  fixAll: (count) => `Corrigir tudo (${count})`,
  didFixAll: (count) => `corrigir ${counted(count, errors)}`,
  moreAlike: (next, all) =>
    next === all
      ? `Mostrar os últimos ${all} casos semelhantes`
      : `Mostrar mais ${next} de ${all} casos semelhantes`,
  noMistakes: 'Não há erros. Muito bem!',

  // Names of steps: 'Anular: …'
  didChange: (field, holder) =>
    holder === '' ? `alterar «${field}»` : `alterar «${field}» de «${holder}»`,
  didAdd: (name) => `adicionar «${name}»`,
  didRemove: (name) => `eliminar «${name}»`,
  didMove: (name) => `mover «${name}»`,
  didCopy: (name) => `duplicar «${name}»`,
  didHide: (name) => `ocultar «${name}»`,
  didShow: (name) => `mostrar de novo «${name}»`,
  didMoveTo: (name, page) => `mover «${name}» para «${page}»`,
  didMovePage: (name, path) => `mudar o endereço de «${name}» para ${path}`,
  didSeparate: (name) => `tornar «${name}» próprio desta página`,
  didTakeBack: (words) => `desfazer: ${words}`,
  didReplace: (find, replacement) => `substituir «${find}» por «${replacement}»`,

  // Of a form
  notThere: (name) => `O site ainda não tem nada em «${name}».`,
  ofLeast: (length, least) => `${length} de pelo menos ${least} caracteres`,
  ofLength: (length, most) => `${length} de ${most} caracteres`,

  // What was deleted
  trashWhy: 'Ficam na pasta .studio/trash, ao lado da configuração, até serem retirados de lá.',
  restore: 'Repor',
  restoreOne: (name) => `Repor ${name}`,
  restored: (name) => `${name} está de volta.`,
  deletedOn: (moment) => `Eliminado em ${moment}`,

  leftOut: 'A página deixa este bloco de fora até os erros estarem corrigidos.',
  toMistake: 'Mostrar o primeiro erro',
};
