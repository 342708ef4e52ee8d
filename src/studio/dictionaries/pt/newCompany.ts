import type { NewCompanyWords } from '../../newCompany/words';

/** The page that asks for a new company, in Portuguese. */
export const NEW_COMPANY: NewCompanyWords = {
  automatic: 'Como o navegador',
  title: 'Uma nova empresa',
  lead: 'Basta responder ao que se sabe; tudo pode ser mudado mais tarde no Studio. No fim, há um site com páginas por preencher.',
  company: 'A empresa',
  name: 'Nome',
  trade: 'O que faz, numa frase',
  tradeHelp:
    'Para os motores de pesquisa e o primeiro ecrã: «Bombas para poços e caves, venda e reparação.»',
  language: 'Língua do site',
  languageHelp: (hasWords) =>
    hasWords
      ? 'Escrever todas as respostas nesta língua. Os botões e avisos já o estão.'
      : 'Escrever todas as respostas nesta língua. Os botões e avisos começam em inglês; o Studio enumera-os para traduzir.',
  url: 'Endereço do site, se existir',
  look: 'Cores',
  logo: 'Logótipo (SVG, PNG ou JPEG), se existir',
  logoHelp: 'As cores são tiradas dele.',
  reading: 'A ver o logótipo …',
  main: 'Cor das grandes áreas',
  accent: 'Cor dos botões',
  coloursHelp: 'Mais claras ou mais escuras onde os textos não se leriam.',
  offices: 'Filiais',
  office: (number) => `Filial ${number}`,
  officeName: 'Nome da filial',
  street: 'Rua e número',
  locality: 'Localidade',
  country: 'País',
  phone: 'Telefone, com o indicativo do país',
  email: 'E-mail',
  addOffice: 'Adicionar uma filial',
  removeOffice: (number) => `Retirar a filial ${number}`,
  chat: 'Número de WhatsApp para um botão de conversa, se for desejado',
  chatMessage: 'O que diz a sua mensagem',
  pages: 'Páginas',
  pagesHelp: 'A página inicial existe sempre. Os nomes são para o menu, na língua do site.',
  pageKinds: {
    services: 'Serviços',
    store: 'Produtos, com uma lista de pedido',
    about: 'Sobre a empresa',
    contact: 'Contacto, com um formulário',
  },
  pageName: (page) => `Nome da página: ${page}`,
  categories: 'Categorias de produtos, uma por linha',
  list: 'Nome da lista de pedido',
  make: 'Fazer o site',
  making: 'A fazer o site …',
  tooLong: (length, most) => `Tem ${length} caracteres, e há lugar para ${most}.`,
  wrong: 'É preciso rever isto:',
};
