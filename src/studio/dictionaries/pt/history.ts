import type { HistoryWords } from '../../views/history/words';
import { counted } from './notation';

/** The history in Portuguese. */
export const HISTORY: HistoryWords = {
  title: 'Histórico',
  intro:
    'Cada vez que se guarda, nasce uma versão. É possível ver cada uma, e repor toda ou uma parte.',
  inGit: 'As versões ficam com o código do site, onde outros também as recebem.',
  inFolder: 'As versões ficam numa pasta deste computador.',
  none: 'Ainda não há nenhuma versão. A primeira vem quando se guardar da próxima vez.',
  list: 'Versões',
  listOfCode: 'Alterações feitas fora do Studio',
  choose: 'Escolher uma versão para ver o que mudou, e como eram as páginas.',
  changed: 'O que mudou',
  first: 'Esta é a primeira versão.',
  same: 'Só difere da anterior na disposição.',
  differs: 'Em que difere de agora',
  isNow: 'É o que o site diz agora.',
  look: 'Ver as páginas como eram',
  endLook: 'Voltar à lista de alterações',
  page: 'Página',
  asItWas: 'A página como era',
  restoreAll: 'Repor toda esta versão …',
  ofCode: (count, when) =>
    count === 1
      ? `Uma alteração feita fora do Studio, ${when}`
      : `${count} alterações feitas fora do Studio, a última ${when}`,
  noneOfStudio: 'Ainda nada foi guardado a partir do Studio.',
  willTitle: 'Repor?',
  will: (count) =>
    count === 1 ? 'Isto vai mudar no site:' : `Estas ${count} coisas vão mudar no site:`,
  willNot:
    'Só muda o que se edita aqui, e Ctrl+Z anula. Os visitantes veem-no depois de guardado e publicado.',
  willMore: (count) => `e mais ${counted(count, { one: 'outra', other: 'outras' })}`,
  bringBack: 'Repor',
  keepNow: 'Deixar como está',
  restore: 'Repor …',
  restorePart: (words) => `Repor: ${words}`,
  didRestore: 'A versão está reposta. Guardar para a manter, ou anular.',
  didRestorePart: 'Está reposto como era. Guardar para manter, ou anular.',
  stepAll: (when) => `repor a versão de ${when}`,
  stepPart: (words) => `repor: ${words}`,
  by: (when, who) => (who === '' ? when : `${when}, ${who}`),
  more: (count) => `e mais ${counted(count, { one: 'outra', other: 'outras' })}`,
  backToAll: 'Todas as versões',
  loading: 'A carregar …',
};
