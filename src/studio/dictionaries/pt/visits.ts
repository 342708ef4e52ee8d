import type { VisitsWords } from '../../views/visits/words';
import { counted, form } from './notation';

const WAY_NAMES: Readonly<Record<string, string>> = {
  chat: 'Por WhatsApp',
  mail: 'Por e-mail',
  form: 'Por um formulário',
};

/** The counts of visits in Portuguese. */
export const VISITS: VisitsWords = {
  title: 'Visitas',
  intro:
    'Páginas, pedidos e pesquisas sem resultado, contados no registo do próprio servidor: sem cookies, e sem mais ninguém.',
  privacy:
    'Programas como os motores de pesquisa ficam de fora. Os endereços dos visitantes não são guardados nem mostrados.',
  open: 'Abrir um registo',
  reading: 'A ler …',
  dropHint:
    'Ou largar aqui ficheiros de registo: são lidos só neste computador, também os comprimidos (.gz).',
  fromFiles: (count) =>
    `Contado em ${counted(count, { one: 'ficheiro aberto', other: 'ficheiros abertos' })}.`,
  fromLog: (log, count) =>
    count === 1 ? `Contado em ${log}.` : `Contado em ${log} e no que era antes.`,
  days: (from, until) => `Tem acessos de ${from} a ${until}.`,
  noDays: 'Não tem acessos dos últimos 90 dias.',
  unread: (unread, lines) =>
    `Não se ${form(unread, { one: 'conseguiu', other: 'conseguiram' })} ler ${counted(unread, { one: 'linha', other: 'linhas' })} de ${lines}.`,
  unreadAll:
    'Não se conseguiu ler nenhuma das linhas. Tem de ser um registo do nginx ou do Apache no formato «combined», ou do Caddy ou do Logpush da Cloudflare em JSON.',
  robots: (count) =>
    `${counted(count, { one: 'acesso de programas ficou', other: 'acessos de programas ficaram' })} de fora.`,
  span: 'Período',
  lastDays: (days) => `Últimos ${days} dias`,
  pages: 'Página',
  none: 'Pesquisa sem resultado',
  sent: 'Pedido',
  count: 'Número',
  columns: ['O quê', 'Qual', 'Número'],
  pagesTitle: (total) => `Páginas abertas: ${total}`,
  noneTitle: (total) => `Pesquisas sem resultado: ${total}`,
  sentTitle: (total) => `Pedidos enviados: ${total}`,
  noneWhy:
    'O que os visitantes procuram e não encontram: um produto a adicionar, ou uma palavra para os sinónimos.',
  nothing: 'Nada nestes dias.',
  all: (count) => `Mostrar tudo (${count})`,
  first: (count) => `Mostrar os primeiros ${count}`,
  way: (name) => WAY_NAMES[name] ?? name,
  copy: 'Copiar para uma folha de cálculo',
  download: 'Descarregar CSV',
  file: 'visitas',
  notPartners:
    'Os que são enviados nas páginas de parceiros não entram: não se contam os visitantes dos outros.',
  copied: 'Copiado: colar numa folha de cálculo.',
  isOff:
    'As pesquisas, os pedidos e as páginas abertas dentro do site ainda não são contados, só a primeira página de cada visita.',
  turnOn: 'Contá-los',
  didTurnOn: 'contar pesquisas e pedidos',
  turnedOn: 'São contados quando o site estiver publicado e o servidor tiver o novo modelo.',
  howTitle: 'Onde está o registo',
  how: [
    'nginx: adotar dist/hosting/nginx.conf, que o escreve em /var/log/nginx. Qualquer registo no formato «combined» também serve.',
    'Caddy: adotar dist/hosting/Caddyfile, que o escreve em /var/log/caddy.',
    'Apache, como a maioria dos alojamentos partilhados: descarrega-se no painel de controlo («acessos em bruto»).',
    'Cloudflare: o Logpush escreve-o (conjunto HTTP requests, em JSON), só no plano Enterprise. O Cloudflare Pages e os planos menores, o Netlify e o GitHub Pages não dão nenhum registo que se possa contar.',
  ],
  setLog: 'Indicar o registo na configuração',
};
