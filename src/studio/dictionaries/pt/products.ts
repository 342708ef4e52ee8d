import type { ProductsWords } from '../../views/products/words';
import { counted, form, list } from './notation';

const products = { one: 'produto', other: 'produtos' };
const links = { one: 'ligação', other: 'ligações' };
const cells = { one: 'célula', other: 'células' };

/** The products as a table in Portuguese. */
export const PRODUCTS: ProductsWords = {
  title: 'Produtos',
  heading: 'Produtos e categorias',
  none: 'Este site não tem catálogo, e por isso não tem produtos.',
  search: 'Procurar produtos',
  show: 'Mostrar',
  lists: {
    all: 'Todos os produtos',
    mistakes: 'Com um erro ou aviso',
    picture: 'Sem imagem',
    name: 'Com o mesmo nome que outro',
    links: 'Sem outra ligação além da categoria',
  },
  shown: (shown, all) => {
    if (all === 0) return 'Ainda não há produtos: escrevê-los ou colá-los na linha abaixo.';
    if (shown === 0) return `Nenhum (de ${counted(all, products)}) está nesse caso.`;
    return shown === all ? counted(all, products) : `${shown} de ${counted(all, products)}`;
  },
  again: 'Ordenar e filtrar de novo',
  help: 'As setas movem, Enter ou F2 edita, Shift com uma seta seleciona uma área, Ctrl+C, Ctrl+X e Ctrl+V copiam, cortam e colam, Ctrl+D preenche para baixo, Ctrl+Enter abre o formulário completo. Abaixo da última linha, o que se escreve ou cola torna-se em novos produtos.',
  helpTitle: 'Teclas',
  row: 'Linha',
  newRow: 'Novo',

  selected: 'Os produtos selecionados',
  add: 'Adicionar produto',
  edit: 'Editar a célula',
  open: 'Abrir o formulário completo',
  fill: 'Preencher para baixo',
  remove: (count) => `Retirar ${count === 0 ? 'produtos' : counted(count, products)}`,
  category: 'Categoria dos produtos selecionados',
  choose: (count) => `Pôr ${count === 0 ? 'produtos' : counted(count, products)} em …`,

  editing: (column, row) => `${column}, linha ${row}`,
  empty: '(vazio)',
  refused: (text, wrong) => `«${text}» não foi aceite. ${wrong}`,
  uploading: 'A adicionar a imagem …',
  dropped: (name) => `${name} é agora a imagem.`,

  // Files
  download: (format) => `Descarregar ${format}`,
  upload: 'Carregar uma tabela',
  making: (count) => `A preparar um ficheiro de ${counted(count, products)} …`,
  reading: (name) => `A ler ${name} e a verificar o que mudaria …`,
  table: {
    rows: (done, total) => `${done} de ${counted(total, products)} escritos`,
    pack: 'A comprimir o ficheiro',
    read: 'Passo 1 de 3: ler a tabela',
    compare: 'Passo 2 de 3: compará-la com os produtos',
    check: 'Passo 3 de 3: verificar o site como ficaria',
  },
  takeoverTitle: (name) => `O que ${name} mudaria`,
  takeOver: 'Aceitar',
  cancel: 'Cancelar',
  goOn: 'Continuar',
  onTheWay: 'Como a tabela foi lida',
  toFetch: (count) => `${counted(count, { one: 'imagem', other: 'imagens' })} por ir buscar`,
  givePictures:
    'Quem as tiver pode dá-las aqui: em ficheiros, numa pasta ou num ZIP. São reconhecidas pelo nome.',
  pictureFiles: 'Imagens ou ZIP',
  pictureFolder: 'Pasta de imagens',
  findingPictures: 'A procurar as imagens …',
  adding: (number, all) => `A adicionar a imagem ${number} de ${all} …`,
  noneNamed: 'Nenhum destes ficheiros tem o nome de uma imagem em falta.',
  noZip: (name) =>
    `${name} não é um ficheiro ZIP, ou está danificado. Comprima as imagens outra vez.`,
  nothing: 'A tabela diz o mesmo que os produtos: não há nada para mudar.',
  onlyMissing:
    'O que a tabela tem está como no site. Só poderiam sair os produtos que ela não tem.',
  added: (count) => counted(count, { one: 'produto adicionado', other: 'produtos adicionados' }),
  changed: (count, changed) =>
    `${counted(count, { one: 'produto alterado', other: 'produtos alterados' })}, ${counted(changed, cells)}`,
  missing: (count) =>
    `${counted(count, products)} do site não ${form(count, { one: 'está', other: 'estão' })} na tabela`,
  removeMissing: (count) => (count === 1 ? 'Retirá-lo' : 'Retirá-los'),
  same: (count) =>
    count === 0 ? '' : `${counted(count, { one: 'produto igual', other: 'produtos iguais' })}.`,
  mistakes: (count) => counted(count, { one: 'erro', other: 'erros' }),
  withMistakes:
    'Mesmo assim é possível aceitar a tabela: os erros aparecem nas suas células, e o site não é construído enquanto não forem corrigidos.',
  leftOut: 'Deixado de fora',
  more: (count) => `… e mais ${count}`,
  tookOver: (name) => `${name} foi aceite. Ctrl+Z anula.`,
  changedMeanwhile: 'Os produtos foram alterados entretanto: é preciso ver outra vez.',

  // Categories
  tabs: 'Parte do catálogo apresentada',
  categories: 'Categorias',
  nameOf: (id) => `Nome de ${id}`,
  products: (count) => counted(count, products),
  picture: (name) => `Imagem de ${name}`,
  up: (name) => `Mover ${name} para cima`,
  down: (name) => `Mover ${name} para baixo`,
  address: (name) => `Endereço de ${name}`,
  openCategory: (name) => `Abrir o formulário completo de ${name}`,
  removeCategory: (name) => `Retirar ${name}`,
  notEmpty: (name, count) =>
    `${name} não pode ser retirada: ${counted(count, products)} ${form(count, { one: 'ficaria', other: 'ficariam' })} sem categoria`,
  newCategory: 'Nome de uma nova categoria',
  addCategory: 'Adicionar categoria',
  idTaken: (id) => `Já existe uma categoria «${id}».`,
  shortName: 'Nome curto nos endereços: minúsculas, algarismos e hífenes',
  renameNow: 'Mudar o endereço',
  willFollow: (count, linked) => {
    const following = [
      ...(count > 0 ? [counted(count, products)] : []),
      ...(linked > 0 ? [counted(linked, links)] : []),
    ];
    const follow = form(count + linked, { one: 'acompanha', other: 'acompanham' });
    const what = following.length > 0 ? `${list(following)} ${follow} a mudança. ` : '';
    return `${what}O endereço antigo continua a levar à categoria.`;
  },
  followed: (count, linked) =>
    `${counted(count, products)} e ${counted(linked, links)} acompanharam a mudança.`,

  did: {
    addCategory: (name) => `adicionar ${name}`,
    moveCategory: (name) => `mover ${name}`,
    removeCategory: (name) => `retirar ${name}`,
    renameCategory: (name) => `mudar o endereço de ${name}`,
    takeOver: (name) => `aceitar ${name}`,
    edit: (column) => `alterar «${column.toLowerCase()}»`,
    paste: (rows, columns) => `colar ${rows} × ${columns} células`,
    cut: 'cortar células',
    clear: 'esvaziar células',
    fill: 'preencher para baixo',
    category: 'mudar a categoria',
    remove: (count) => `retirar ${counted(count, products)}`,
    picture: 'mudar uma imagem',
  },
  copied: (rows, columns) => `${rows} × ${columns} células copiadas.`,
  done: (changed, added, refused) =>
    [
      `${counted(changed, { one: 'célula escrita', other: 'células escritas' })}.`,
      ...(added > 0
        ? [`${counted(added, { one: 'produto adicionado', other: 'produtos adicionados' })}.`]
        : []),
      ...(refused > 0
        ? [
            `${counted(refused, { one: 'texto não aceite', other: 'textos não aceites' })}: ver as células marcadas.`,
          ]
        : []),
    ].join(' '),
};
