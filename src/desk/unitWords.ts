import { perWordsOf, unitLanguageOf } from '../catalogue/units/countedUnit';

/**
 * The words of the trade for each unit, by language: the unit's English name, then the words with their plurals. Two
 * words in a row have '_' in between. A word that stands for two of them in a trade is left out ('bobine', 'Flasche',
 * 'boks'): a wrong code would be ordered by.
 */
const WORDS: Record<string, string> = {
  ar: `
    each واحد
    piece قطعة قطع حبة حبات
    pair زوج أزواج
    set طقم أطقم مجموعة مجموعات
    dozen دزينة درزن
    hundred مئة مائة
    metre متر أمتار م
    m² متر_مربع أمتار_مربعة م²
    m³ متر_مكعب أمتار_مكعبة م³
    foot قدم أقدام
    inch بوصة بوصات
    gram غرام جرام
    kilogram كيلوغرام كيلوجرام كيلو كغ كجم
    tonne طن أطنان
    litre لتر لترات ل
    hour ساعة ساعات
    roll لفة لفات رول
    cylinder أسطوانة اسطوانة أسطوانات اسطوانات
    reel بكرة بكرات
    box صندوق صناديق
    carton كرتون كرتونة كراتين
    pack عبوة عبوات
    pail دلو دلاء
    bag كيس أكياس
    bundle حزمة حزم ربطة ربطات
    cartridge خرطوشة خراطيش
    sheet ورقة أوراق`,
  de: `
    each einzeln
    piece stück stücke stk st
    pair paar paare
    set satz sätze set sets
    kit bausatz bausätze
    dozen dutzend
    hundred hundert
    metre meter laufmeter lfm lfdm
    m² quadratmeter qm
    m³ kubikmeter cbm
    foot fuß
    inch zoll
    gram gramm
    kilogram kilogramm kilo
    tonne tonne tonnen
    litre liter
    hour stunde stunden std
    roll rolle rollen
    drum fass fässer
    cylinder gasflasche gasflaschen zylinder
    coil coil coils
    reel spule spulen
    box schachtel schachteln
    case kiste kisten
    carton karton kartons
    pack packung packungen pack
    packet päckchen
    pail eimer
    tin dose dosen
    bag sack säcke beutel
    bundle bund bündel
    cartridge kartusche kartuschen
    sheet blatt bogen`,
  en: `
    each each ea
    piece piece pc
    pair pair
    set set
    kit kit
    dozen dozen doz dz
    hundred hundred
    metre metre meter m
    m² m² m2 sqm
    m³ m³ m3
    foot foot ft
    inch inch
    gram gram g
    kilogram kilogram kg
    tonne tonne t
    litre litre liter l
    hour hour h
    roll roll
    drum drum
    cylinder cylinder
    coil coil
    reel reel
    box box
    case case
    carton carton
    pack pack
    packet packet
    pail pail
    tin tin
    bag bag
    bundle bundle
    cartridge cartridge
    sheet sheet`,
  es: `
    each unidad unidades ud uds
    piece pieza piezas pza pzas
    pair par pares
    set juego juegos conjunto conjuntos
    kit kit kits
    dozen docena docenas
    hundred cien ciento centenar
    metre metro metros
    m² metro_cuadrado metros_cuadrados
    m³ metro_cúbico metros_cúbicos
    foot pie pies
    inch pulgada pulgadas
    gram gramo gramos
    kilogram kilogramo kilogramos kilo kilos
    tonne tonelada toneladas
    litre litro litros
    hour hora horas
    roll rollo rollos
    drum tambor tambores
    cylinder cilindro cilindros bombona bombonas
    reel carrete carretes
    box caja cajas
    carton cartón cartones
    pack paquete paquetes
    pail cubo cubos cubeta cubetas balde baldes
    tin lata latas
    bag bolsa bolsas saco sacos
    bundle fardo fardos atado atados
    cartridge cartucho cartuchos
    sheet hoja hojas`,
  fr: `
    each unité unités
    piece pièce pièces pce
    pair paire paires
    set jeu jeux ensemble ensembles
    kit kit kits
    dozen douzaine douzaines
    hundred cent centaine
    metre mètre mètres
    m² mètre_carré mètres_carrés
    m³ mètre_cube mètres_cubes
    foot pied pieds
    inch pouce pouces
    gram gramme grammes
    kilogram kilogramme kilogrammes kilo kilos
    tonne tonne tonnes
    litre litre litres
    hour heure heures
    roll rouleau rouleaux
    drum fût fûts
    cylinder cylindre cylindres
    coil couronne couronnes
    reel touret tourets
    box boîte boîtes
    case caisse caisses
    carton carton cartons
    pack paquet paquets
    pail seau seaux
    bag sac sacs
    bundle botte bottes
    cartridge cartouche cartouches
    sheet feuille feuilles`,
  nb: `
    piece stk stykk stykker
    pair par
    set sett
    kit byggesett
    dozen dusin
    hundred hundre
    metre meter
    m² kvadratmeter kvm
    m³ kubikkmeter kbm
    foot fot
    inch tomme tommer
    gram gram
    kilogram kilogram kilo
    tonne tonn
    litre liter
    hour time timer
    roll rull ruller
    drum fat
    cylinder sylinder sylindre gassflaske gassflasker
    coil kveil kveiler
    reel spole spoler
    box eske esker
    case kasse kasser
    carton kartong kartonger
    pack pakke pakker pk
    pail spann bøtte bøtter
    bag sekk sekker pose poser
    bundle bunt bunter
    cartridge patron patroner
    sheet ark`,
  pt: `
    each unidade unidades un
    piece peça peças pç
    pair par pares
    set conjunto conjuntos jogo jogos
    kit kit kits
    dozen dúzia dúzias
    hundred cento centena
    metre metro metros
    m² metro_quadrado metros_quadrados
    m³ metro_cúbico metros_cúbicos
    foot pé pés
    inch polegada polegadas
    gram grama gramas
    kilogram quilograma quilogramas quilo quilos
    tonne tonelada toneladas
    litre litro litros
    hour hora horas
    roll rolo rolos
    drum tambor tambores
    cylinder cilindro cilindros botija botijas
    reel carretel carretéis
    box caixa caixas
    pack pacote pacotes
    pail balde baldes
    tin lata latas
    bag saco sacos
    bundle feixe feixes fardo fardos
    cartridge cartucho cartuchos
    sheet folha folhas`,
};

/** The words of one language. */
export interface UnitWords {
  /** English names of units by the words of the language; those of two words with a space in between. */
  names: ReadonlyMap<string, string>;
  /** What stands before a unit. */
  per: RegExp;
}

const read = new Map<string, UnitWords>();

/**
 * The words for units in a language.
 * @param language As the site has it: 'nb-NO'. One without words of its own has those of English.
 */
export function unitWordsOf(language: string): UnitWords {
  const known = unitLanguageOf(language);
  const before = read.get(known);
  if (before) return before;
  const names = new Map<string, string>();
  for (const line of (WORDS[known] ?? '').trim().split('\n')) {
    const [name = '', ...words] = line.trim().split(' ');
    for (const word of words) names.set(word.replace('_', ' '), name);
  }
  const words = { names, per: perWordsOf(known) };
  read.set(known, words);
  return words;
}
