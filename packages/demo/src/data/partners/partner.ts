import type { ThemeName } from '@vitrine/tokens';
import type { Face } from '@vitrine/server/lettering';
import type { BrandSketch } from '../../brands/brand.ts';
import type { LogoRecipe, SceneKind } from '../../drawing/index.ts';
import { w } from '../../words.ts';
import type { Words } from '../../words.ts';
import type { ShopSketch } from '../shops.ts';

export interface DemoHero {
  slug: string;
  template: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  scene: SceneKind;
  title: Words;
  text: Words;
  button: Words;
  link: string;
}

/** A partner account of the demo: what it says, how its pictures are coloured, and who trades there. */
export interface DemoPartner {
  hash: ThemeName;
  name: string;
  title: string;
  /** The language it speaks. */
  language: keyof Words;
  mark: readonly [Face, LogoRecipe['style']];
  /** Colours of the logo on light and on dark ground. */
  ink: string;
  paper: string;
  palette: readonly string[];
  support: string;
  carrier: string;
  heroes: readonly DemoHero[];
  landing: Readonly<
    Record<'our_retailers_text' | 'our_platform_text' | 'our_brands_text' | 'request_a_demo_text' | 'subscribe', Words>
  >;
  terms: Words;
  privacy: Words;
  brands: readonly BrandSketch[];
  /** Its retailers. */
  shops: readonly ShopSketch[];
  /** How many orders have been sent, besides those of the demo logins. */
  orders: number;
}

export const brandsButton = w('SEE BRANDS', 'VER MARCAS');

const terms = (name: string): Words =>
  w(
    `<h2>Terms of use</h2><p>${name} is a marketplace between professionals. An order is a request that the brand accepts or declines; prices are wholesale, without tax and freight, in the currency of the price list.</p><h3>Ordering</h3><ul><li>Minimum and maximum quantities are set by each brand.</li><li>Delivery windows are estimates until the brand confirms the order.</li><li>An order can be cancelled free of charge until it is in processing.</li></ul><h3>Accounts</h3><p>A login belongs to one person of one company. Keep the password to yourself.</p>`,
    `<h2>Termos de uso</h2><p>${name} é um mercado entre profissionais. Um pedido é uma solicitação que a marca aceita ou recusa; os preços são de atacado, sem impostos e frete, na moeda da tabela de preços.</p><h3>Pedidos</h3><ul><li>Quantidades mínimas e máximas são definidas por cada marca.</li><li>Janelas de entrega são estimativas até a confirmação da marca.</li><li>Um pedido pode ser cancelado sem custo até entrar em processamento.</li></ul><h3>Contas</h3><p>Um acesso pertence a uma pessoa de uma empresa. Guarde a senha para si.</p>`,
  );

const privacy = (name: string, support: string): Words =>
  w(
    `<h2>Privacy</h2><p>${name} keeps what an order needs: who you are, where goods go, what you ordered. Nothing is sold, and nothing is shared but with the brands you order from and the carrier who brings it.</p><p>Write to <a href="mailto:${support}" rel="noopener noreferrer">${support}</a> to see, correct or delete your data.</p>`,
    `<h2>Privacidade</h2><p>${name} guarda o que um pedido exige: quem você é, para onde vai a mercadoria, o que foi pedido. Nada é vendido, e nada é compartilhado além das marcas de quem você compra e da transportadora.</p><p>Escreva para <a href="mailto:${support}" rel="noopener noreferrer">${support}</a> para ver, corrigir ou apagar os seus dados.</p>`,
  );

/** Terms, privacy and the address that both name. */
export const legal = (name: string, support: string): Pick<DemoPartner, 'terms' | 'privacy' | 'support'> => ({
  support,
  terms: terms(name),
  privacy: privacy(name, support),
});
