/** What the samples say, by sentence. Names of brands, people and collections stay as they are. */
export const portuguese: Readonly<Record<string, string>> = {
  'Resort 27 is open': 'Resort 27 está aberta',
  'Forty brands, one order book, until the last day of March.':
    'Quarenta marcas, um só pedido, até o último dia de março.',
  'Terracotta linen in deep folds, light from the left': 'Linho terracota em dobras profundas, luz da esquerda',
  'Apply as a retailer': 'Quero comprar',
  'The people who make it': 'Quem faz',
  'Lace from Fortaleza, leather from Novo Hamburgo, linen from the bay.':
    'Renda de Fortaleza, couro de Novo Hamburgo, linho da baía.',
  'Garments in earth tones on a rail': 'Roupas em tons de terra numa arara',
  'Meet the brands': 'Conheça as marcas',
  'Log in': 'Entrar',
  'Beauty, bottled to be refilled': 'Beleza em frascos feitos para durar',
  'Glass bottles on a stone counter': 'Frascos de vidro num balcão de pedra',
  'Independent shops in fourteen countries order here because they know who sewed what they sell.':
    'Lojas independentes de catorze países compram aqui porque sabem quem costurou o que vendem.',
  'One place for line sheets, price lists and pre-orders. Fill a size run as fast as in a spreadsheet and see what it costs while you type.':
    'Um só lugar para catálogos, tabelas de preços e pré-pedidos. Preencha uma grade tão rápido quanto numa planilha e veja quanto custa enquanto digita.',
  'Each brand is visited before it is listed: the workshop, the books, the terms.':
    'Cada marca é visitada antes de entrar: o ateliê, as contas, as condições.',
  'Tell us when; we show you a season in twenty minutes.': 'Diga quando; mostramos uma estação em vinte minutos.',
  'New collections, once a month.': 'Novas coleções, uma vez por mês.',
  'Linen for hot days, cut and sewn by forty women in an old sugar warehouse by the bay.':
    'Linho para dias quentes, cortado e costurado por quarenta mulheres num antigo armazém de açúcar à beira da baía.',
  'Evening pieces in silk satin with seams so quiet that the light does the work.':
    'Peças de noite em cetim de seda, com costuras tão discretas que a luz faz o trabalho.',
  'Swimwear from recovered fishing nets, tested every morning before the office opens.':
    'Moda praia de redes de pesca recuperadas, testada toda manhã antes de o escritório abrir.',
  'Serums and oils pressed from Amazon seeds, in bottles made to be filled again.':
    'Séruns e óleos de sementes da Amazônia, em frascos feitos para serem enchidos de novo.',
  'Jackets and coats with the inside finished as carefully as the outside.':
    'Jaquetas e casacos com o avesso tão bem acabado quanto o direito.',
  'Knits from four machines and one stubborn idea: a sweater should outlive its fashion.':
    'Tricôs de quatro máquinas e uma ideia teimosa: um suéter deve durar mais que a moda.',
  'Clothes for the first six years in organic cotton, with hems that grow along.':
    'Roupas para os primeiros seis anos em algodão orgânico, com barras que crescem junto.',
  'Renaissance lace by a cooperative of eighty, taken out of the drawer and to the beach.':
    'Renda renascença de uma cooperativa de oitenta, tirada da gaveta e levada à praia.',
  'From the warehouse by the bay': 'Do armazém à beira da baía',
  'What we do not do': 'O que não fazemos',
  'Every piece is cut by one person and sewn by another; both sign the label. A season is two hundred pieces, never more.':
    'Cada peça é cortada por uma pessoa e costurada por outra; as duas assinam a etiqueta. Uma estação são duzentas peças, nunca mais.',
  'See the collection': 'Ver a coleção',
  'Loose lines, natural fibres, colours of clay and sea.': 'Linhas soltas, fibras naturais, cores de barro e mar.',
  'Minimum order 12 units. Delivery 45 days after confirmation. Payment 30 % in advance.':
    'Pedido mínimo de 12 unidades. Entrega 45 dias após a confirmação. Pagamento de 30 % adiantado.',
  'Delivered on time in 97 % of orders.': 'Entregue no prazo em 97 % dos pedidos.',
  'MAKE A BUY': 'COMPRAR',
  'PRE-ORDER NOW': 'FAZER PRÉ-PEDIDO',
  'SHOP THE BASICS': 'VER OS BÁSICOS',
  'Please pack by colour.': 'Embalar por cor, por favor.',
  'Deliver to the back entrance before ten.': 'Entregar na entrada dos fundos antes das dez.',
  'Could the shirts leave with the first drop?': 'As camisas podem sair na primeira remessa?',
  'They can. We confirm the date on Friday.': 'Podem. Confirmamos a data na sexta-feira.',
  'Suggested, taxes not included': 'Sugerido, sem impostos',
  'Made to order, ships in eight weeks': 'Sob encomenda, sai em oito semanas',
  'Ships in the first drop': 'Sai na primeira remessa',
  'Ships from Salvador in two drops': 'Sai de Salvador em duas remessas',
  'Washed linen of 180 g, cut on the straight grain. Side seams with pockets, horn buttons, a hem that can be let out by four centimetres.':
    'Linho lavado de 180 g, cortado no fio reto. Costuras laterais com bolsos, botões de chifre, barra que solta quatro centímetros.',
  Women: 'Feminino',
  Men: 'Masculino',
  Children: 'Infantil',
  'Home & Beauty': 'Casa e beleza',
  Handmade: 'Feito à mão',
  Linen: 'Linho',
  Evening: 'Noite',
  Silk: 'Seda',
  Dresses: 'Vestidos',
  Blouses: 'Blusas',
  'Skirts & Trousers': 'Saias e calças',
};
