interface Segment {
  id: number;
  name: { en: string; pt_BR: string };
  slug: string;
}

/** The menu of a new account. */
export const menu: readonly Segment[] = [
  { id: 13, name: { en: 'Women', pt_BR: 'Feminino' }, slug: 'women' },
  { id: 14, name: { en: 'Men', pt_BR: 'Masculino' }, slug: 'men' },
  { id: 15, name: { en: 'Children', pt_BR: 'Infantil' }, slug: 'children' },
  { id: 16, name: { en: 'Home & Beauty', pt_BR: 'Casa e Beleza' }, slug: 'home-beauty' },
];

const countryList =
  'AR Argentina,AU Australia,AT Austria,BE Belgium,BO Bolivia,BR Brazil,CA Canada,CL Chile,CN China,CO Colombia,CR Costa Rica,HR Croatia,CZ Czech Republic,DK Denmark,DO Dominican Republic,EC Ecuador,EG Egypt,EE Estonia,FI Finland,FR France,DE Germany,GR Greece,GT Guatemala,HK Hong Kong,HU Hungary,IS Iceland,IN India,ID Indonesia,IE Ireland,IL Israel,IT Italy,JP Japan,KW Kuwait,LV Latvia,LB Lebanon,LT Lithuania,LU Luxembourg,MX Mexico,MA Morocco,NL Netherlands,NZ New Zealand,NO Norway,PA Panama,PY Paraguay,PE Peru,PH Philippines,PL Poland,PT Portugal,QA Qatar,RO Romania,SA Saudi Arabia,SN Senegal,SG Singapore,SK Slovakia,SI Slovenia,ZA South Africa,KR South Korea,ES Spain,SE Sweden,CH Switzerland,TH Thailand,TR Turkey,AE United Arab Emirates,GB United Kingdom,US United States,UY Uruguay,VE Venezuela,VN Vietnam';

/** Every country a retailer or brand can be in, by its code of ISO 3166. */
export const countries: readonly (readonly [code: string, name: string])[] = countryList
  .split(',')
  .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const);
