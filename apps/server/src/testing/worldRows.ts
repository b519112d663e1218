/** Hash of `worldPassword`, made with the smallest cost. */
export const passwordHash =
  '$argon2id$v=19$m=64,t=1,p=1$dml0cmluZS1kZW1vLXNsdA$HCCuiWsQnKv/u0twK3M+oVAgoLHXxcIPBe9qbOxkP5I';
export const worldPassword = 'vitrine-demo';

const settings = { support_email: 'help@vitrine.example', copyright_year: 2025, carrier_name: 'DHL', admin_url: null };

export const accounts = (styles: { vitrine: object; tropico: object }) => [
  { hash: 'vitrine', name: 'Vitrine', title: 'Vitrine', language_code: 'en', style: styles.vitrine, settings },
  {
    hash: 'tropico',
    name: 'Trópico',
    title: 'Trópico Atacado',
    language_code: 'pt_BR',
    style: styles.tropico,
    settings,
  },
];

export const segments = [
  { id: 13, name: { en: 'Women', pt_BR: 'Feminino' }, slug: 'women' },
  { id: 14, name: { en: 'Men', pt_BR: 'Masculino' }, slug: 'men' },
  { id: 15, name: { en: 'Children', pt_BR: 'Infantil' }, slug: 'children' },
  { id: 16, name: { en: 'Home & Beauty', pt_BR: 'Casa e Beleza' }, slug: 'home-beauty' },
];

const brand = (account_id: number, name: string, slug: string) => ({
  account_id,
  name,
  slug,
  description: { en: `${name} makes dresses.`, pt_BR: `${name} faz vestidos.` },
});

export const brands = [
  brand(1, 'Lume', 'lume'),
  brand(1, 'Maru', 'maru'),
  brand(2, 'Brisa', 'brisa'),
  brand(2, 'Onda', 'onda'),
];

export const retailers = [
  { account_id: 1, name: 'Harbour Store', stage: 'approved' },
  { account_id: 1, name: 'North Lane', stage: 'approved' },
  { account_id: 1, name: 'Review Shop', stage: 'in_review' },
  { account_id: 1, name: 'Pending Shop', stage: 'pending' },
  { account_id: 1, name: 'New Shop', stage: 'pre_register' },
  { account_id: 2, name: 'Loja do Porto', stage: 'approved' },
];

const buyer = (account_id: number, email: string, first_name: string, retailer_id: number) => ({
  account_id,
  email,
  first_name,
  side: 'buyer',
  retailer_id,
});
const seller = (account_id: number, email: string, first_name: string, brand_id: number) => ({
  account_id,
  email,
  first_name,
  side: 'seller',
  brand_id,
});

export const members = [
  { ...buyer(1, 'buyer@vitrine.example', 'Bea', 1), may_add_one_unit: true },
  buyer(1, 'colleague@vitrine.example', 'Cora', 1),
  buyer(1, 'rival@vitrine.example', 'Rui', 2),
  buyer(1, 'review@vitrine.example', 'Rita', 3),
  buyer(1, 'pending@vitrine.example', 'Pia', 4),
  buyer(1, 'new@vitrine.example', 'Nuno', 5),
  seller(1, 'seller@vitrine.example', 'Selma', 1),
  seller(1, 'maru@vitrine.example', 'Mara', 2),
  { account_id: 1, email: 'staff@vitrine.example', first_name: 'Stella', side: 'seller', is_staff: true },
  { ...buyer(1, 'default@vitrine.example', 'Dora', 2), password_changed: false },
  buyer(2, 'buyer@tropico.example', 'Tadeu', 6),
  seller(2, 'seller@tropico.example', 'Bruna', 3),
];

export const products = [
  { name: { en: 'Linen dress', pt_BR: 'Vestido de linho' }, code: 'LD-01', position: 1 },
  { name: { en: 'Silk shirt', pt_BR: 'Camisa de seda' }, code: 'SS-02', position: 2 },
  { name: { en: 'Wool coat', pt_BR: 'Casaco de lã' }, code: 'WC-03', position: 3 },
];

export const colours = [
  { label: { en: 'Terracotta', pt_BR: 'Terracota' }, color: '#b5573a', position: 1 },
  { label: { en: 'Ink', pt_BR: 'Tinta' }, color: '#1b2233', position: 2 },
];
