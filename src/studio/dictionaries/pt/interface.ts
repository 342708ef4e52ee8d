import type { InterfaceWords } from '../../views/words/words';
import { form } from './notation';

/** The view of the words of the site in Portuguese. */
export const INTERFACE: InterfaceWords = {
  title: 'Termos',
  intro: (language) =>
    `Botões, avisos e mensagens que não estão em nenhum bloco: os que este site mostra. Deixados vazios, ficam em inglês; o site está em ${language}. Os que são iguais nas duas línguas escrevem-se na mesma.`,
  introEnglish:
    'Botões, avisos e mensagens que não estão em nenhum bloco: os que este site mostra. Deixados vazios, ficam como à esquerda.',
  search: 'Procurar termos',
  onlyMissing: 'Só o que falta',
  left: (count, all, language) =>
    count === 0
      ? `Todos os ${all} termos estão em ${language}.`
      : `${count} de ${all} termos ${form(count, { one: 'ainda está', other: 'ainda estão' })} em inglês.`,
  none: 'Nenhum termo contém isso.',
  english: 'Inglês',
  here: (language) => `Em ${language}`,
  missing: 'Falta',
};
