import type { PageWords } from './useWords.ts';

export const partnersWords = {
  title: ['One library, a different shop for each partner', 'Uma biblioteca, uma loja diferente para cada parceiro'],
  intro: [
    'All partners share the same components and texts. Only the branding document differs. It is short: a few colours, two fonts, a corner radius, a line width and a density.',
    'Todos os parceiros usam os mesmos componentes e textos. Só o documento da marca muda. Ele é curto: algumas cores, duas fontes, um raio de canto, uma espessura de linha e uma densidade.',
  ],
  opens: ['{character}. Opens in {mode} mode.', '{character}. Abre no modo {mode}.'],
  partners: ['Partners', 'Parceiros'],
} satisfies PageWords;

/** The texts of the small shop that shows a branding. */
export const shopWords = {
  brands: ['Brands', 'Marcas'],
  season: ['New season', 'Nova estação'],
  shop: ['Shop now', 'Comprar agora'],
  lineSheet: ['Line sheet', 'Line sheet'],
  colour: ['Colour {number}', 'Cor {number}'],
  email: ['E-mail', 'E-mail'],
  emailHint: ['Where we send the confirmation.', 'Para onde enviamos a confirmação.'],
  priceList: ['Price list', 'Tabela de preços'],
  europe: ['Europe, wholesale', 'Europa, atacado'],
  ready: ['You’re all set to order!', 'Tudo pronto para o seu pedido!'],
  active: ['Active collections only', 'Somente coleções ativas'],
  add: ['Add to cart', 'Adicionar ao carrinho'],
  later: ['Save for later', 'Guardar para depois'],
} satisfies PageWords;
