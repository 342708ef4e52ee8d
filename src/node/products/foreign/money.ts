/** Signs and words for money, as they stand before or behind an amount. */
const CURRENCY = String.raw`[€$£¥₽₴₹₺₩฿₪₸₫₦₵]|(?:US|A|C|N|Z)\$|GH₵|zig(?!-)|zw[gl]|mwk|zmw|bwp|mzn|mtn|tzs|tsh|kes|ksh|ugx|ush|ngn|ghs|szl|etb|rwf|aoa|eur[os]?|usd|gbp|chf|uah|ru[br]|pln|czk|sek|nok|dkk|huf|ron|bgn|inr|cny|rmb|jpy|brl|mxn|ars|zar|aed|sar|kzt|byn|грн|гривн[яі]|руб(?:л[еяь][йи]?)?|р\.|zł|zl|kč|kr|lei|лв|тг|тенге|сум|дол|у\.?е|ج\.م|ر\.س|元|円`;

const AMOUNT = String.raw`[-+]?\d[\d\s.,'’]*(?:,-|/[=-])?`;

/** An amount of money and nothing else: '12,50 €', '$ 1,200.00', '550 грн/кг', 'from 73.00р.'. */
const MONEY = new RegExp(
  String.raw`^(?:\p{L}{1,5}\.?\s)?(?:(?:${CURRENCY})\.?\s*${AMOUNT}|${AMOUNT}\s*(?:${CURRENCY}|р$)\.?)(?:\s*[/\\]\s*\S.*)?$`,
  'iu',
);

/**
 * Signs that are also written before other numbers (R 32, Mk 2, K 120): an amount has groups of three figures, or
 * cents. Rand and kwacha. And what is money by its end alone, as shillings are written.
 */
const LIKE_MONEY =
  /^(?:(?:R|M?K|ZK) ?(?:\d{1,3}(?:[ ,\u00A0]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2})|\d{1,3}(?:,?\d{3})*\/=)$/;

/** A heading that names money: 'FOB (USD)', 'Оптовый, грн'. */
const NAMES_MONEY = new RegExp(String.raw`(?<![\p{L}\d])(?:${CURRENCY})(?![\p{L}\d])`, 'iu');

/** Whether a text is an amount of money. */
export const isMoney = (text: string): boolean =>
  MONEY.test(text.trim()) || LIKE_MONEY.test(text.trim());

/** Whether a heading says that amounts of money are below it. */
export const namesMoney = (heading: string): boolean => NAMES_MONEY.test(heading);

/** Numbers with cents, as English and as others write them. */
const WITH_CENTS = [/^\d{1,3}(?:,\d{3})*\.\d{2}$/, /^\d{1,3}(?:[. '’]\d{3})*,\d{2}$/];

/** Whether all of several numbers have cents, and some their thousands set apart, as measures hardly have: '4,836.00'. */
export const areAmounts = (texts: readonly string[]): boolean =>
  texts.length > 1 &&
  texts.some((text) => /\d[., '’]\d{3}[.,]/.test(text)) &&
  WITH_CENTS.some((pattern) => texts.every((text) => pattern.test(text)));
