/** Telephone codes of the countries that retailers and brands are in. */
const phoneCodes: Readonly<Record<string, string>> = {
  Australia: '61',
  Austria: '43',
  Belgium: '32',
  Brazil: '55',
  Canada: '1',
  Croatia: '385',
  Denmark: '45',
  Finland: '358',
  France: '33',
  Germany: '49',
  Greece: '30',
  Iceland: '354',
  Ireland: '353',
  Italy: '39',
  Japan: '81',
  Lebanon: '961',
  Mexico: '52',
  Morocco: '212',
  Netherlands: '31',
  Norway: '47',
  Poland: '48',
  Portugal: '351',
  Senegal: '221',
  Singapore: '65',
  Slovenia: '386',
  'South Africa': '27',
  'South Korea': '82',
  Spain: '34',
  Sweden: '46',
  Switzerland: '41',
  Turkey: '90',
  'United Arab Emirates': '971',
  'United Kingdom': '44',
  'United States': '1',
  Uruguay: '598',
};

/** States of the towns whose name is not also that of their state. */
export const states: Readonly<Record<string, string>> = {
  Sydney: 'New South Wales',
  Florianópolis: 'Santa Catarina',
  Fortaleza: 'Ceará',
  Natal: 'Rio Grande do Norte',
  'Porto Alegre': 'Rio Grande do Sul',
  Recife: 'Pernambuco',
  Salvador: 'Bahia',
  Montreal: 'Quebec',
  Barcelona: 'Catalonia',
  Bologna: 'Emilia-Romagna',
  Milan: 'Lombardy',
  Austin: 'Texas',
  Chicago: 'Illinois',
};

const english = ['{} Market Street', '{} High Street', '{} Harbour Road'];
const french = ['{} rue du Four', '{} rue Saint-Jean', '{} quai des Arts'];
const german = ['Hauptstraße {}', 'Marktgasse {}', 'Am Hafen {}'];
const portuguese = ['Rua do Carmo, {}', 'Rua das Flores, {}', 'Rua do Mercado, {}'];
const spanish = ['Calle Mayor {}', 'Calle del Sol {}', 'Calle del Puerto {}'];

const streets: Readonly<Record<string, readonly string[]>> = {
  Austria: german,
  Belgium: french,
  Brazil: portuguese,
  Croatia: ['Obala {}', 'Ulica kralja Zvonimira {}'],
  Denmark: ['Strandgade {}', 'Kongensgade {}'],
  Finland: ['Kauppakatu {}', 'Rantakatu {}'],
  France: french,
  Germany: german,
  Greece: ['Ermou {}', 'Athinas {}'],
  Iceland: ['Laugavegur {}', 'Hafnargata {}'],
  Italy: ['Via Roma {}', 'Via del Porto {}'],
  Mexico: spanish,
  Morocco: french,
  Netherlands: ['Kerkstraat {}', 'Havenstraat {}'],
  Norway: ['Storgata {}', 'Strandgata {}'],
  Poland: ['ul. Długa {}', 'ul. Portowa {}'],
  Portugal: portuguese,
  Senegal: french,
  Spain: spanish,
  Sweden: ['Storgatan {}', 'Hamngatan {}'],
  Switzerland: german,
  Turkey: ['İstiklal Caddesi {}', 'Liman Sokak {}'],
  Uruguay: spanish,
};

/** Streets of a country as it writes an address, with `{}` for the number; English ones where the table has none. */
export const streetsOf = (country: string): readonly string[] => streets[country] ?? english;

/** A number that nobody has, in a country's own form. */
export const phoneIn = (country: string, number: number): string => `+${phoneCodes[country] ?? ''} 555 ${number}`;
