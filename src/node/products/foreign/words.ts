/**
 * What headings of price lists say, in the languages of people who send them, without case, accents and signs as
 * `normalised` makes them: й becomes и, ї becomes і.
 */

/** What a heading can say, in the order in which it is looked for: the first that fits. */
export type Saying =
  | 'picture'
  | 'inner'
  | 'brand'
  | 'code'
  | 'category'
  | 'description'
  | 'name'
  | 'unit';

const PICTURES =
  /^(?!barcode)(?!.*(?:alt$|alttext|position))(?:.*(?:image|mimesource|picture|photo|bild(?!ung)|foto|imagen|immagin|imagem|afbeelding|thumbnail|zdjeci|obraz|изображен|картин|фото|зображен))/;

/** Prices, stock, remarks and what else is no business of visitors. */
const INNER = [
  // English
  /price|cost(?!ume)|msrp|rrp|^mrp$|^gst|^hsn|discount|^vat|vat$|^(?:eco)?tax(?!on)|taxes|taxe?sid|currency|stock(?!code|no)|quantity|^qty|qty$|inventory|availab|^onsale|^dealer|^wholesale|^retail$|margin|^moq$|^minimum(?:order)?(?:qty|quantity)?$|leadtime|deliverytime|lowerbound|^valid(?:from|to|until)\d*$|^mime(?:type|purpose|order|desc)|(?:sale|produce|delivery)delay$|^(?:fob|cif|exw)/,
  /^rates?$|(?:valuation|selling|standard|buying|purchases?|sales?|dealer|list|net|unit|landing|incoming|tax|vat)rate$|^(?:nlc|mop|ndp|wsp|srp|dlp|mwst)$|^amount(?:due|usd)?$|^(?:stock|closing|opening|inventory|total|book)?values?$|reorder|accounts?(?:code|name|id|no|nr|number|itemdefaults)?$|profitcent|^purchases?(?:desc|info|note|unit|uom|tax)/,
  /^(?:stock|store|bin|rack|shelf|warehouse)?location(?:name|code|id)?$|warehouse|^(?:bin|rack|shelf)(?:no|nr|number|code)?$|^branch(?:name|code|id)?$|^(?:plant|plnt|sloc|werk|lgort)$|^(?:blocked|disabled|inactive|deleted|locked|hidden|sellable|stockable)$|(?<!wifi|wlan|bluetooth|nfc|rfid|gps|iot|smart|app|poe|usb|[45]g)enabled$|^(?:mtyp|attributeset|urlkey|token|subsidiary|unitstype|matchcode|katalogseite|cataloguepage|catalogpage)$|^on(?:hand|order|po|so)$|^publish|visibility$|(?:serial|batch)\w*series$|^namingseries$/,
  /(?:product|category|account|brand|area|sales|purchas\w*)managers?(?:code|name|id)?$|salespers|salesrep|^buyer|(?:created|entered|edited|changed|modified|updated)by(?:name|id)?$|sachbearbeiter|einkaufer/,
  /^remarks?$|^notes?$|^comments?$|url$|^links?|links?$|timestamp|^created|^updated|^modified|^date|^slug$|status$|statusid$|^(?:star|customer|average|user)?ratings?$|review|^active(?:01)?$|^published|^visib|^enabled|keyword|^meta|^seo|^message|whatsapp|barcodeimage|customs(?!ku)|taric|(?:purchase|sale)ok$|^routeids|^tags?(?:xyz)?$|^urlrewrit|template|^points$|^viewed$|^subtract$|sortorder/,
  /^id$|^no$|^nr$|^pos$|^#$|^(?:no)?пп$|^lp$|^unnamed\d*$|rownumber|^(?:preferred|main|default|primary)?(?:supplier|vendor)s?(?:id|code|ref|sku|name|no|nr|number|item\w*|part\w*|$)|^supplierreference|lieferant|fournisseur|proveedor|fornitore|fornecedor|leverancier|leverandor|dostawca/,
  // German, Dutch, Danish, Norwegian, Swedish
  /preis|prijs|(?<!enter|com|sur)pris|rabatt|korting|mwst|^ust(?:satz)?$|^btw|btw$|moms|^mva|(?:inkl|eks)mva$|wahrung|valuta|lager(?!nr)|bestand|voorraad|menge|aantal|^antall?$|saldo|(?:^|brutto|netto)[ev]k$|^uvp$|verfugbar|lieferzeit|levertid|bemerkung|opmerking|anmerkung|anmarkning|merknad/,
  // French, Italian, Spanish, Portuguese
  /prix|tarif|remise|^tva|devise|quantit|disponib|^(?:p[uv])?(?:ht|ttc)$|delai|remarque/,
  /prezz|sconto|giacenz|^listino(?:eur)?$|divisa|(?:^|sin|con|c|senza|sem|com)iva(?:$|in|21|10|22|inc|exc)/,
  /precio|preco(?!mp)|cost[oe]|custo(?!m)|desconto|descuento|oferta$|importe|moneda|moeda|existencia|estoque|cantidad|^sena$|restante|^pvp|observac|^notas?$|mensaje|mensagem|plazo|entrega/,
  // Polish, Czech, Turkish
  /^cen[ay]|cen[ay]$|cena(?:netto|brutto)|ilosc|dostepn|uwagi|^slev|^dph|sklad|mnozstv|poznamk|fiyat|stok(?:adet|miktar|$)|miktar|kdv|parabirimi/,
  // Russian, Ukrainian, Bulgarian
  /цен[аыуе]|ціна|ціни|цін[иу]|стоимост|вартіст|^прайс|прайс$|^опт|опт$|оптов|розниц|розничн|роздріб|скидк|знижк|^акци|^акці|ндс|пдв|валют|^курс|остат|залиш|налич|наявн|^склад|склад[еуі]?$|количеств|кількіст|колво|(?<!код|номер)(?:заказ|замовлен)|м[иі]н[иі]м.*(?:обсяг|обем|парти)|поставк|доставк|^срок|^термін|термінпост/,
  /ссылк|посилан|продуктнасаит|примечан|приміт|коммент|комент|нотатк|заметк|статус|^сумм?а|маржа|закупк|закупів|закупочн|поисков|пошуков|ключев|ключов|видимост|видиміст|опубликован|опубліков|рекомендуем|^дата|идентификатор|ідентифікатор|постачальник|поставщик/,
  // Arabic, Hebrew, Chinese, Japanese, Greek
  /سعر|المخزون|الكميه|الكمية|מחיר|מלאי|כמות|价|價|价格|価格|单价|库存|庫存|数量|數量|在庫|τιμη|αποθεμα|ποσοτητα/,
];

/** Codes, those that are printed on things before the numbers that only a system knows them by. */
const CODES: readonly RegExp[] = [
  /(?<!manufact|manufacturers?|mfg|mfr)sku|артикул|^арт$|^mpn$|^(?:item|part|article|artikel|art|model|catalog(?:ue)?|cat|order|bestell|material|teile|vare)(?:no|nr|num|number|nummer|numero|code|ref)$|artikelnr|itemcode|itemnumber|(?<!manufacturers?|makers?|mfg|mfr|manuf|oems?)part(?:no|num)|^ref$|^referen(?:ce|cia|z|tie|s|cja|zen)s?(?:no|nr|num|number|nummer|code)?$|defaultcode|internalreference|каталожн|партномер|מקט|^indeks(?:towaru|produktu|katalogowy)?$|^symbol(?:towaru|produktu)$/,
  /^(?:code|ref|item|part|article|artikel|art|product|stock|catalog(?:ue)?|cat|model|order|bestell|material|teile|vare|default|codigo|clave|kod|artikul|typ)(?:no|nr|num|number|nummer|numero|code|ref|kod|lcode)?$|articolo|^codart|^cod$|^codice|код(?!ер)|^номер$|^number$|^modelo$|^модель$|קוד|型号|型號|品番|货号|^(?:manufacturer|manufact|maker|mfg|mfr|manuf|oem)s?(?:part|item|article|product|cat|catalog(?:ue)?|model)?(?:no|nr|num|number|code|ref|sku)$|^symbol$/,
  /^(?:product|item|article|part|sku|variant)?(?:id|pid)$|^handle$|^pid$|externalid$/,
];

const CATEGORIES =
  /category|categorie|kategori|categoria|^categ|group(?!id)|gruppe|family(?!id)|familia|famille|department|collection|producttype|(?<!cross)section|warengruppe|^(?:segment|class|commodity)(?:name|title)$|^mat(?:eria)?lgrp$|^rubro|rubrique|sottocategoria|grupa|категор|груп|рубрик|раздел|розділ|^вид$|^виду?товар|分类|类别|カテゴリ/;

const NAMES = [
  /^(?:item|product|part|article|material|sales|stock|produkt|artikel)desc(?:ription)?$|^(?:name|title|product|productname|productservicename|itemname|particulars|bezeichnung|kurztext|designation|nom|nombre|naam|navn|benamning|denominacion|producto|descriptionshort|shortdescription|articlename|item|productodescripcion)$/,
  /^наимен|^названи|^назва|^номенклат|^товар$|^продукт$|^имя$|^имятовара|^изделие$|^позиция$|^nombre|^denomina|^nazwa|^nazev|^urunadi|^descriptif$|(?<!brand|manufacturer|maker|supplier|vendor|file|company|sheet|user|segment|family|class|commodity|category|group|department|section|series|location|warehouse|branch|tax|account|unit|uom|attribute|option|variation|variant|feature|parameter|property|value|categid|uomid)name$|bezeichnung|title$|שםמוצר|תיאורמוצר|名称|品名|商品名/,
];

const DESCRIPTIONS = [
  /longdescription|description(?:long|2)|^kurztext2$|details?$|^features|beschreibung|langtext|descripcionlarga|^body(?:html)?$|text$|summary|omschrijvinglang|^описан|^опис|^especificacionesgen/,
  /description|omschrijving|descripcion|descricao|descrizione|beskrivelse|beskrivning|^opis|^popis|^aciklama/,
];

const UNITS =
  /^(?:(?:primary)?(?:default|base|basic|stock|usage|sales?)?(?:unit|uom|unitofmeasure)|uomid(?:name)?|uoi|orderunit|bun|um|udm|unitamisura|unitadimisura|(?:verkaufs|mengen)?einheit|unite|unidad|unidade|unidadmedida|unidaddemedida|enhet|enhed|eenheid|unitofmeasure|sellunit|me|salesunit|packunit|birim|jednostka|jednostkamiary|jm|jedn|mj|единицы?|единицаизмерения|единицыизмерения|едизм|едизмер|едизмерения|ед|одиницявиміру|одиниця|одвиміру|одвим|од|мярка|单位|单位名称|単位)$/;

const BRANDS =
  /^(?:brand|brandname|maker|manufacturer|manufacturername|hersteller|marke|marca|fabricante|fabricant|marque|produttore|produsent|fabrikant|merk|merke|varumarke|tillverkare|producent|vyrobce|marka|бренд|брэнд|производитель|виробник|торговаямарка|торговельнамарка|品牌|メーカー)$/;

/** What a heading may say, the likeliest first; nothing for one of which no word is known. */
export function sayingsOf(heading: string): Saying[] {
  const [first, last] = DESCRIPTIONS;
  const [whole, part] = NAMES;
  const all: readonly [Saying, boolean][] = [
    ['picture', PICTURES.test(heading)],
    ['unit', UNITS.test(heading)],
    ['brand', BRANDS.test(heading)],
    ['inner', INNER.some((words) => words.test(heading))],
    ['code', codeRank(heading) < CODES.length],
    ['category', CATEGORIES.test(heading)],
    ['name', whole?.test(heading) === true],
    ['description', first?.test(heading) === true],
    ['name', part?.test(heading) === true],
    ['description', last?.test(heading) === true],
  ];
  return all.flatMap(([saying, fits]) => (fits ? [saying] : []));
}

/** How surely a heading is that of codes: 0 for what is printed on things, 2 for the number in a system. */
export function codeRank(heading: string): number {
  const rank = CODES.findIndex((words) => words.test(heading));
  return rank === -1 ? CODES.length : rank;
}

/** How surely a heading is that of names: 0 for what is shown beside a 'Name' that is a code, 2 for what ends so. */
export function nameRank(heading: string): number {
  if (heading === 'displayname') return 0;
  return NAMES[0]?.test(heading) === true ? 1 : 2;
}

/** Whether a text is a heading for sure, and no value. */
export const isHeadingWord = (text: string): boolean => sayingsOf(text).length > 0;

/** 'Type': a category where no other heading says one. */
export const isType = (heading: string): boolean =>
  /^(?:type|typ|tipo|tip|тип|типтовара|типтовару|typeproduit|produkttyp)$/.test(heading);
