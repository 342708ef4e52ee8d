/**
 * Words for units that speech gets wrong, by language: many voices leave out "³", "²" and "/" ("m h" for m³/h), and
 * some "°". Units that all of them read rightly (kW, mm, bar) are not here, and are left to them.
 */
const WORDS: Record<string, Record<string, string>> = {
  ar: {
    'mm²': 'مليمتر مربع',
    'kg/m²': 'كيلوغرام لكل متر مربع',
    'mm²/s': 'مليمتر مربع في الثانية',
    'm²': 'متر مربع',
    'm³': 'متر مكعب',
    'cm²': 'سنتيمتر مربع',
    'cm³': 'سنتيمتر مكعب',
    'm³/h': 'متر مكعب في الساعة',
    'm³/min': 'متر مكعب في الدقيقة',
    'kg/m³': 'كيلوغرام لكل متر مكعب',
    '°C': 'درجة مئوية',
  },
  de: {
    'mm²': 'Quadratmillimeter',
    'kg/m²': 'Kilogramm pro Quadratmeter',
    'mm²/s': 'Quadratmillimeter pro Sekunde',
    'm²': 'Quadratmeter',
    'm³': 'Kubikmeter',
    'cm²': 'Quadratzentimeter',
    'cm³': 'Kubikzentimeter',
    'm³/h': 'Kubikmeter pro Stunde',
    'm³/min': 'Kubikmeter pro Minute',
    'kg/m³': 'Kilogramm pro Kubikmeter',
  },
  en: {
    'mm²': 'square millimetres',
    'kg/m²': 'kilograms per square metre',
    'mm²/s': 'square millimetres per second',
    'm²': 'square metres',
    'm³': 'cubic metres',
    'cm²': 'square centimetres',
    'cm³': 'cubic centimetres',
    'm³/h': 'cubic metres per hour',
    'm³/min': 'cubic metres per minute',
    'kg/m³': 'kilograms per cubic metre',
  },
  es: {
    'mm²': 'milímetros cuadrados',
    'kg/m²': 'kilogramos por metro cuadrado',
    'mm²/s': 'milímetros cuadrados por segundo',
    'm²': 'metros cuadrados',
    'm³': 'metros cúbicos',
    'cm²': 'centímetros cuadrados',
    'cm³': 'centímetros cúbicos',
    'm³/h': 'metros cúbicos por hora',
    'm³/min': 'metros cúbicos por minuto',
    'kg/m³': 'kilogramos por metro cúbico',
  },
  fr: {
    'mm²': 'millimètres carrés',
    'kg/m²': 'kilogrammes par mètre carré',
    'mm²/s': 'millimètres carrés par seconde',
    'm²': 'mètres carrés',
    'm³': 'mètres cubes',
    'cm²': 'centimètres carrés',
    'cm³': 'centimètres cubes',
    'm³/h': 'mètres cubes par heure',
    'm³/min': 'mètres cubes par minute',
    'kg/m³': 'kilogrammes par mètre cube',
  },
  nb: {
    'mm²': 'kvadratmillimeter',
    'kg/m²': 'kilogram per kvadratmeter',
    'mm²/s': 'kvadratmillimeter i sekundet',
    'm²': 'kvadratmeter',
    'm³': 'kubikkmeter',
    'cm²': 'kvadratcentimeter',
    'cm³': 'kubikkcentimeter',
    'm³/h': 'kubikkmeter i timen',
    'm³/min': 'kubikkmeter i minuttet',
    'kg/m³': 'kilogram per kubikkmeter',
    '°C': 'grader celsius',
  },
  pt: {
    'mm²': 'milímetros quadrados',
    'kg/m²': 'quilogramas por metro quadrado',
    'mm²/s': 'milímetros quadrados por segundo',
    'm²': 'metros quadrados',
    'm³': 'metros cúbicos',
    'cm²': 'centímetros quadrados',
    'cm³': 'centímetros cúbicos',
    'm³/h': 'metros cúbicos por hora',
    'm³/min': 'metros cúbicos por minuto',
    'kg/m³': 'quilogramas por metro cúbico',
  },
};

/**
 * A unit as screen readers should say it: 'm³/h' → 'cubic metres per hour'. Undefined where the unit itself will do, and
 * for languages without words here.
 * @param language That of the site: 'nb-NO'.
 */
export function saidUnit(unit: string, language: string): string | undefined {
  const [code = ''] = language.toLowerCase().split('-');
  const words = WORDS[code === 'nn' || code === 'no' ? 'nb' : code];
  return words?.[
    unit
      .trim()
      .replace(/2$|2(?=\/)/, '²')
      .replace(/3$|3(?=\/)/, '³')
  ];
}
