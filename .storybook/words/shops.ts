import type { Text } from '../../packages/ui/src/testing/words/wordsOf.ts';
import type { Partner } from '../modes.ts';

interface ShopTexts {
  /** What kind of company it is, in a few words. */
  character: Text;
  /** What its window says. */
  title: Text;
  text: Text;
  /** Names of its three products. */
  goods: readonly [Text, Text, Text];
}

const product: Text = ['Product', 'Produto'];

/** What each partner's sample shop says and sells. */
export const shops: Record<Partner, ShopTexts> = {
  vitrine: {
    character: ['A Parisian gallery on a bright morning', 'Uma galeria parisiense em uma manhã clara'],
    title: ['The long afternoon', 'A longa tarde'],
    text: [
      'Forty pieces in linen, silk and washed cotton for the first warm days.',
      'Quarenta peças em linho, seda e algodão lavado para os primeiros dias quentes.',
    ],
    goods: [
      ['Linen shirt dress', 'Vestido chemise de linho'],
      ['Boxy camp shirt', 'Camisa ampla'],
      ['Everyday tote', 'Bolsa de todo dia'],
    ],
  },
  tropico: {
    character: ['A beach-town concept store, joyful and loud', 'Uma loja-conceito de praia, alegre e vibrante'],
    title: ['Out of office', 'Fora do escritório'],
    text: [
      'Swimwear, straw and prints that can be seen from the next bay.',
      'Moda praia, palha e estampas que se veem da outra baía.',
    ],
    goods: [
      ['Maré swimsuit', 'Maiô Maré'],
      ['Palha hat', 'Chapéu Palha'],
      ['Areia sandal', 'Sandália Areia'],
    ],
  },
  'atelier-noir': {
    character: ['Evening couture, whispered', 'Alta-costura para a noite, em voz baixa'],
    title: ['After nine', 'Depois das nove'],
    text: [
      'Gowns and coats cut to be seen by candlelight. By appointment.',
      'Vestidos e casacos feitos para a luz de velas. Com hora marcada.',
    ],
    goods: [
      ['Velvet column gown', 'Vestido coluna de veludo'],
      ['Evening coat', 'Casaco de noite'],
      ['Collar of pearls', 'Colar de pérolas'],
    ],
  },
  fjord: {
    character: ['Nordic everyday', 'O dia a dia nórdico'],
    title: ['Made for weather', 'Feito para qualquer tempo'],
    text: [
      'Wool, waxed cotton and good pockets. Fewer things, worn longer.',
      'Lã, algodão encerado e bons bolsos. Menos peças, usadas por mais tempo.',
    ],
    goods: [
      ['Fisherman knit', 'Tricô de pescador'],
      ['Rain jacket', 'Jaqueta de chuva'],
      ['Field boot', 'Bota de campo'],
    ],
  },
  petale: {
    character: ['A beauty and skincare counter', 'Um balcão de beleza e cuidados com a pele'],
    title: ['Skin, then light', 'Primeiro a pele, depois a luz'],
    text: [
      'Balms and oils from petals pressed in the week they are picked.',
      'Bálsamos e óleos de pétalas prensadas na semana da colheita.',
    ],
    goods: [
      ['Rose face oil', 'Óleo facial de rosas'],
      ['Night balm', 'Bálsamo noturno'],
      ['Plum lip colour', 'Batom ameixa'],
    ],
  },
  signal: {
    character: ['A streetwear drop, high contrast', 'Um drop de streetwear, em alto contraste'],
    title: ['Drop 014', 'Drop 014'],
    text: ['Thursday, 18:00. Four hundred pieces. No restock.', 'Quinta, 18h. Quatrocentas peças. Sem reposição.'],
    goods: [
      ['Heavy tee', 'Camiseta pesada'],
      ['Loose jeans', 'Jeans solto'],
      ['Court shoe', 'Tênis de quadra'],
    ],
  },
  wireframe: {
    character: ['No partner: for pictures of layouts alone', 'Nenhum parceiro: só para imagens de layouts'],
    title: ['A title in two or three words', 'Um título de duas ou três palavras'],
    text: [
      'A sentence of the usual length stands here, and the next line begins below it.',
      'Aqui fica uma frase de tamanho comum, e a próxima linha começa abaixo dela.',
    ],
    goods: [product, product, product],
  },
};
