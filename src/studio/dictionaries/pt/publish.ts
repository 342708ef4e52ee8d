import type { PublishWords } from '../../views/publish/words';
import { counted, size } from './notation';

/** Publishing in Portuguese. */
export const PUBLISH: PublishWords = {
  title: 'Publicar',
  intro:
    'O que está guardado é primeiro verificado e construído. Se algo falhar, o site em linha fica como está.',
  unsaved: 'Há alterações ainda não guardadas: não são publicadas.',
  save: 'Guardar …',
  mistakes: (count) =>
    count === 1
      ? 'Há um erro: enquanto não for corrigido, nada pode ser publicado.'
      : `Há ${count} erros: enquanto não forem corrigidos, nada pode ser publicado.`,
  mistakesInDraft: (count) =>
    count === 1
      ? 'Há um erro. Só o que foi guardado por último pode ser publicado, a menos que também tenha o erro.'
      : `Há ${count} erros. Só o que foi guardado por último pode ser publicado, a menos que também tenha os erros.`,
  showMistakes: 'Mostrar os erros …',
  never: 'Ainda nada foi publicado a partir daqui.',
  published: (when, who, where) =>
    `Publicado ${when}${who === '' ? '' : ` por ${who}`}${where === undefined ? '' : ` (${where})`}.`,
  upToDate: (where) =>
    where === 'ZIP'
      ? 'Tudo o que está guardado está no ZIP: fica em linha assim que for carregado.'
      : 'Tudo o que está guardado está em linha.',
  notLive: 'Estas alterações ainda não estão em linha:',
  countNotLive: (count) =>
    `${counted(count, { one: 'alteração', other: 'alterações' })} ainda fora de linha`,
  ways: 'Maneiras de publicar',
  nameServer: 'Publicar num servidor ou numa pasta …',
  nameServerHint:
    'Por rsync ou SFTP, ou numa pasta deste computador. Indicar onde fica e guardar: depois pode ser escolhido aqui.',
  shareLater:
    'Para um telefone na mesma rede. O Studio tem de ser iniciado para isso: pare-o e execute npm run studio -- --share. Nada se perde.',
  stepNameServer: 'indicar onde publicar',
  wayName: {
    push: () => 'Enviar ao alojamento, que constrói o site',
    server: (where) => `Publicar em ${where}`,
    zip: () => 'Fazer um ZIP do site',
    draft: () => 'Fazer uma cópia para mostrar',
    share: () => 'Mostrar em telefones',
  },
  wayHint: {
    push: 'O que está guardado vai para o alojamento, que constrói o site e o mostra.',
    server: 'Os ficheiros são enviados para junto dos que estão em linha e trocados de uma só vez.',
    zip: 'Para carregar à mão num alojamento.',
    draft:
      'Abre-se de qualquer disco, sem servidor. Cada página diz que é um rascunho; os motores de pesquisa deixam-na de fora.',
    share:
      'Para ver o que ainda não está guardado num telefone da mesma rede, até o Studio parar. Lá nada pode ser alterado, e os formulários não enviam nada.',
  },
  step: {
    check: 'A verificar',
    prepare: 'A preparar scripts, tipos de letra e imagens',
    pages: 'A escrever páginas',
    finish: 'A escrever listas',
    pack: 'A comprimir ficheiros',
    copy: 'A copiar ficheiros',
    send: 'A enviar ficheiros',
    switch: 'A trocar o site em linha',
    push: 'A enviar ao alojamento',
  },
  of: (done, total) => `${done} de ${total}`,
  count: (done) => `${done} até agora`,
  progress: 'Andamento da publicação',
  cancel: 'Cancelar',
  done: {
    push: 'Enviado. O alojamento está agora a construir o site.',
    server: 'Publicado.',
    zip: 'O ZIP está pronto.',
    draft: 'A cópia está pronta.',
    share: 'Pronto: ler o código com um telefone.',
  },
  failed: {
    push: 'Não enviado. O que estava em linha continua em linha.',
    server: 'Não publicado. O que estava em linha continua em linha.',
    zip: 'Não foi possível fazer o ZIP.',
    draft: 'Não foi possível fazer a cópia.',
    share: 'Não foi possível prepará-lo para telefones.',
  },
  size: (pages, files, bytes, before) =>
    `${counted(pages, { one: 'página', other: 'páginas' })}, ${counted(files, { one: 'ficheiro', other: 'ficheiros' })}, ${size(bytes)}${before === undefined || before === bytes ? '' : ` (antes: ${size(before)})`}.`,
  download: 'Descarregar o ZIP',
  seeSite: (address) => `Ver ${address}`,
  code: 'Um código QR do endereço abaixo',
  codeHint:
    'Um código abre o rascunho num só telefone, enquanto o Studio estiver a correr; o telefone seguinte tem outro código. Depois de mais alterações, premir de novo «Mostrar em telefones».',
  phones: (count) =>
    count === 1
      ? 'Um telefone mostra o rascunho. Este código é para outro.'
      : `${count} telefones mostram o rascunho. Este código é para outro.`,
};
