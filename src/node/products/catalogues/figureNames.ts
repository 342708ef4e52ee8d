/** What catalogues say of every product in fields of their own, which becomes rows of its technical data. */
export interface FigureNames {
  manufacturer: string;
  manufacturersCode: string;
  type: string;
  contents: string;
  leastOrder: string;
  orderStep: string;
  weight: string;
  volume: string;
  length: string;
  width: string;
  height: string;
  diameter: string;
  customsNumber: string;
  origin: string;
  yes: string;
  no: string;
}

const ENGLISH: FigureNames = {
  manufacturer: 'Manufacturer',
  manufacturersCode: 'Manufacturer’s code',
  type: 'Type',
  contents: 'Contents',
  leastOrder: 'Minimum order',
  orderStep: 'Ordered in steps of',
  weight: 'Weight',
  volume: 'Volume',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  diameter: 'Diameter',
  customsNumber: 'Customs tariff number',
  origin: 'Country of origin',
  yes: 'yes',
  no: 'no',
};

/** In the order of ENGLISH, by the first part of a language tag. */
const OTHERS: Readonly<Record<string, string>> = {
  da: 'Producent|Producentens nummer|Type|Indhold|Mindste ordre|Bestilles i trin på|Vægt|Rumfang|Længde|Bredde|Højde|Diameter|Toldtarifnummer|Oprindelsesland|ja|nej',
  de: 'Hersteller|Herstellernummer|Typ|Inhalt|Mindestbestellmenge|Bestellbar in Schritten von|Gewicht|Volumen|Länge|Breite|Höhe|Durchmesser|Zolltarifnummer|Ursprungsland|ja|nein',
  es: 'Fabricante|Código del fabricante|Tipo|Contenido|Pedido mínimo|Se pide en pasos de|Peso|Volumen|Longitud|Anchura|Altura|Diámetro|Código arancelario|País de origen|sí|no',
  fr: 'Fabricant|Référence du fabricant|Type|Contenu|Commande minimale|Se commande par|Poids|Volume|Longueur|Largeur|Hauteur|Diamètre|Code douanier|Pays d’origine|oui|non',
  nb: 'Produsent|Produsentens nummer|Type|Innhold|Minste bestilling|Bestilles i trinn på|Vekt|Volum|Lengde|Bredde|Høyde|Diameter|Tolltariffnummer|Opprinnelsesland|ja|nei',
  nl: 'Fabrikant|Code van de fabrikant|Type|Inhoud|Minimale bestelling|Te bestellen per|Gewicht|Volume|Lengte|Breedte|Hoogte|Diameter|Douanetariefnummer|Land van herkomst|ja|nee',
  pt: 'Fabricante|Código do fabricante|Tipo|Conteúdo|Encomenda mínima|Encomenda-se em passos de|Peso|Volume|Comprimento|Largura|Altura|Diâmetro|Código pautal|País de origem|sim|não',
  sv: 'Tillverkare|Tillverkarens nummer|Typ|Innehåll|Minsta beställning|Beställs i steg om|Vikt|Volym|Längd|Bredd|Höjd|Diameter|Tulltaxenummer|Ursprungsland|ja|nej',
};

/** The names in the language of a site ('nb-NO'), else in English. */
export function figureNames(language: string): FigureNames {
  const [tongue = ''] = language.toLowerCase().split('-');
  const words = OTHERS[tongue === 'no' || tongue === 'nn' ? 'nb' : tongue]?.split('|');
  if (!words) return ENGLISH;
  const keys = Object.keys(ENGLISH) as (keyof FigureNames)[];
  return Object.fromEntries(
    keys.map((key, index) => [key, words[index] ?? ENGLISH[key]]),
  ) as unknown as FigureNames;
}

/** A country by its code, as people of a language call it: 'Germany' for 'DE'; else the code. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
}
