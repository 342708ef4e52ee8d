import type { ForeignRow } from '../foreign/rows';

/** What is read of a WooCommerce export, as it is called in English; '%d' is the number of an attribute. */
const FIELDS = [
  'Type',
  'SKU',
  'Name',
  'Published',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Categories',
  'Images',
  'Parent',
  'Upsells',
  'Cross-sells',
  'Attribute %d name',
  'Attribute %d value(s)',
  'Weight',
  'Length',
  'Width',
  'Height',
] as const;

type Field = (typeof FIELDS)[number];

/**
 * The same in the languages of shops, in the order of FIELDS [WooCommerce's translations, the texts of its exporter]. An
 * export has the headings of the language of the person who makes it.
 */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  da: 'Type|Varenummer|Navn|Udgivet|Synlighed i katalog (shoppens frontend)|Kort beskrivelse|Beskrivelse|Kategorier|Billeder|Forældre|Mersalg|Krydssalg|Egenskab %d navn|Egenskab %d værdi(er)|Vægt|Længde|Bredde|Højde',
  de: 'Typ|Artikelnummer|Name|Veröffentlicht|Sichtbarkeit im Katalog|Kurzbeschreibung|Beschreibung|Kategorien|Bilder|Übergeordnetes Produkt|Zusatzverkäufe|Cross-Sells (Querverkäufe)|Attribut %d Name|Attribut %d Wert(e)|Gewicht|Länge|Breite|Höhe',
  el: 'Τύπος|Κωδικός προϊόντος|Όνομα|Δημοσιευμένο|Ορατότητα στον κατάλογο|Σύντομη περιγραφή|Περιγραφή|Κατηγορίες|Εικόνες|Γονέας|Αύξηση πωλήσεων|Προϊόντα παράλληλης πώλησης|Όνομα ιδιότητας %d|Τιμή(ές) ιδιότητας %d|Βάρος|Μήκος|Πλάτος|Ύψος',
  es: 'Tipo|SKU|Nombre|Publicado|Visibilidad en el catálogo|Descripción corta|Descripción|Categorías|Imágenes|Superior|Ventas dirigidas|Ventas cruzadas|Nombre del atributo %d|Valor(es) del atributo %d|Peso|Longitud|Anchura|Altura',
  fi: 'Laji|Tuotetunnus (SKU)|Nimi|Julkaistu|Näkyvyys tuoteluettelossa|Lyhyt kuvaus|Kuvaus|Osastot|Kuvat|Ylempi taso|Parempi tuote (Up-Sell)|Lisätuote (Cross-Sell)|Ominaisuus %d nimi|Ominaisuus %d arvo(t)|Paino|Pituus|Leveys|Korkeus',
  fr: 'Type|UGS|Nom|Publié|Visibilité dans le catalogue|Description courte|Description|Catégories|Images|Parent|Produits suggérés|Ventes croisées|Nom de l’attribut %d|Valeur(s) de l’attribut %d|Poids|Longueur|Largeur|Hauteur',
  it: 'Tipo|COD|Nome|Pubblicato|Visibilità nel catalogo|Breve descrizione|Descrizione|Categorie|Immagine|Genitore|Up-sell|Cross-sell|Attributo %d nome|Attributo %d valuta(e)|Peso|Lunghezza|Larghezza|Altezza',
  ja: 'タイプ|SKU|名前|公開済み|カタログでの表示|簡単な説明|説明|カテゴリー|画像|親|アップセル|クロスセル|属性 %d の名前|属性 %d の値|重量|長さ|幅|高さ',
  nb: 'Type|Varenummer|Navn|Publisert|Synlighet i katalogen|Kort beskrivelse|Beskrivelse|Kategorier|Bilder|Forelder|Oppsalg|Kryssalg|Attributt %d navn|Attributt %d verdi(er)|Vekt|Lengde|Bredde|Høyde',
  nl: 'Type|Artikelnummer|Naam|Gepubliceerd|Zichtbaarheid in catalogus|Korte omschrijving|Beschrijving|Categorieën|Afbeeldingen|Hoofd|Upsells|Cross-sells|Naam eigenschap %d|Waarde eigenschap %d|Gewicht|Lengte|Breedte|Hoogte',
  pl: 'Typ|SKU|Nazwa|Opublikowano|Widoczność w katalogu|Krótki opis|Opis|Kategorie|Obrazki|Element nadrzędny|Produkty "up-sell"|Produkty "Cross-sell"|Nazwa atrybutu %d|Wartości atrybutu %d|Waga|Długość|Szerokość|Wysokość',
  pt: 'Tipo|REF|Nome|Publicado|Visibilidade no catálogo|Descrição breve|Descrição|Categorias|Imagens|Pai|Aumenta vendas|Vendas cruzadas|Atributo %d nome|Atributo %d valor(es)|Peso|Comprimento|Largura|Altura',
  'pt-BR':
    'Tipo|SKU|Nome|Publicado|Visibilidade no catálogo|Descrição curta|Descrição|Categorias|Imagens|Ascendente|Upsells|Venda cruzada|Nome do atributo %d|Valores do atributo %d|Peso|Comprimento|Largura|Altura',
  ru: 'Тип|Артикул|Имя|Опубликован|Видимость в каталоге|Краткое описание|Описание|Категории|Изображения|Родительский|Апсейл|Кросселы|Название атрибута %d|Значения атрибутов %d|Вес|Длина|Ширина|Высота',
  sv: 'Typ|Artikelnummer|Namn|Publicerad|Synlighet i katalog|Kort beskrivning|Beskrivning|Kategorier|Bilder|Överordnad|Uppförsäljning|Korsförsäljning|Attribut %d namn|Attribut %d värde(n)|Vikt|Längd|Bredd|Höjd',
  tr: 'Tür|Stok kodu (SKU)|İsim|Yayımlanmış|Katalogda görünürlük|Kısa açıklama|Açıklama|Kategoriler|Görseller|Ebeveyn|Yukarı satışlar|Çapraz satışlar|Nitelik %d ismi|Nitelik %d değer(ler)i|Ağırlık|Uzunluk|Genişlik|Yükseklik',
  uk: 'Тип|Артикул|Назва|Опубліковано|Видимість в каталозі|Короткий опис|Опис|Категорії|Зображення|Предок|Пропозиція товарів|Супутні товари|Назва %d атрибуту|%d значення атрибуту|Вага|Довжина|Ширина|Висота',
  zh: '类型|SKU|名称|已发布|在列表页可见|简短描述|描述|分类|图片|父级|交叉销售|交叉销售|属性 %d 名称|属性 %d 值|重量|长度|宽度|高度',
};

/** The headings of one language, by what they are in English. */
export type WooHeadings = Readonly<Record<Field, string>>;

/** The headings of all languages, English first. */
export const WOO_HEADINGS: readonly WooHeadings[] = [
  FIELDS.join('|'),
  ...Object.values(TRANSLATIONS),
].map((line) => {
  const words = line.split('|');
  return Object.fromEntries(FIELDS.map((field, at) => [field, words[at] ?? field])) as WooHeadings;
});

/** How many rows tell the language. */
const ROWS_THAT_TELL = 50;

/** The headings of the language under which rows have most texts. */
export function headingsOf(rows: readonly ForeignRow[]): WooHeadings {
  const first = rows.slice(0, ROWS_THAT_TELL);
  const isFilled = (heading: string) => first.some((row) => row.get(heading) !== '');
  const scores = WOO_HEADINGS.map((headings) => ({
    headings,
    score: FIELDS.filter((field) => isFilled(headings[field].replace('%d', '1'))).length,
  }));
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best?.headings ?? (WOO_HEADINGS[0] as WooHeadings);
}
