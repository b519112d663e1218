/** Currencies of ISO 4217 that are money in some country, in the order of their codes. */
export const CURRENCIES =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  );

const known = new Set(CURRENCIES);

export const isCurrency = (code: string): boolean => known.has(code);

/** Currencies whose smallest coin is not a hundredth, by how many digits it has. */
const otherDigits: readonly (readonly [digits: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];
const digits = new Map(otherDigits.flatMap(([count, codes]) => codes.split(' ').map((code) => [code, count] as const)));

/** Decimals of prices at most, whatever the currency (K-77). */
const mostDigits = 2;

/** Decimals that a price in a currency has at most: those of ISO 4217, and never more than two (K-77). */
export const priceDigits = (currency: string | undefined): number =>
  Math.min(mostDigits, digits.get(currency ?? '') ?? mostDigits);

/** Whether an amount in cents can be paid in a currency: there is no half yen. */
export const isPayable = (cents: number, currency: string | undefined): boolean =>
  cents % 10 ** (mostDigits - priceDigits(currency)) === 0;
