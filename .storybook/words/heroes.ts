import type { PageWords } from './useWords.ts';

/** When to choose each hero: its picture, the length of its title and text, and how many buttons. */
export const heroWords = {
  choose: ['Which hero for which picture', 'Qual hero para qual imagem'],
  template: ['Template', 'Modelo'],
  picture: ['Your picture', 'Sua imagem'],
  title: ['Title', 'Título'],
  text: ['Text', 'Texto'],
  buttons: ['Buttons', 'Botões'],
  'A.picture': [
    'One strong, wide picture with a calm middle: cloth, sky, a wall',
    'Uma imagem forte e larga com o centro calmo: tecido, céu, parede',
  ],
  'A.title': [
    'Two to five words, such as the name of a collection',
    'De duas a cinco palavras, como o nome de uma coleção',
  ],
  'A.text': ['None, or one sentence', 'Nenhum ou uma frase'],
  'A.buttons': ['One or two', 'Um ou dois'],
  'B.picture': [
    'A portrait picture, or one with a face or a garment that text must not cover',
    'Uma imagem vertical, ou com um rosto ou uma peça que o texto não pode cobrir',
  ],
  'B.title': ['Up to twelve words', 'Até doze palavras'],
  'B.text': ['Up to three sentences', 'Até três frases'],
  'B.buttons': ['Two', 'Dois'],
  'C.picture': [
    'A wide picture with a calm lower left and its subject at the right',
    'Uma imagem larga, calma embaixo à esquerda e com o assunto à direita',
  ],
  'C.title': ['Up to eight words', 'Até oito palavras'],
  'C.text': ['One sentence', 'Uma frase'],
  'C.buttons': ['Two', 'Dois'],
  'D.picture': [
    'Any picture, busy ones too: the card has its own background',
    'Qualquer imagem, mesmo cheia: o cartão tem fundo próprio',
  ],
  'D.title': ['Up to eight words', 'Até oito palavras'],
  'D.text': [
    'One or two sentences; without a text the card is almost empty',
    'Uma ou duas frases; sem texto o cartão fica quase vazio',
  ],
  'D.buttons': ['Two', 'Dois'],
  'E.picture': [
    'None: the brand colour and the typeface are the picture',
    'Nenhuma: a cor da marca e a tipografia são a imagem',
  ],
  'E.title': ['Two to four words', 'De duas a quatro palavras'],
  'E.text': ['One sentence', 'Uma frase'],
  'E.buttons': ['One', 'Um'],
  'F.picture': [
    'A wide picture that must be seen whole, without text on it',
    'Uma imagem larga que precisa ser vista inteira, sem texto sobre ela',
  ],
  'F.title': ['Up to eight words', 'Até oito palavras'],
  'F.text': ['One or two sentences', 'Uma ou duas frases'],
  'F.buttons': ['One or two', 'Um ou dois'],
  'G.picture': [
    'A sharp picture of a material, such as a weave; a detail of it is enlarged',
    'Uma imagem nítida de um material, como uma trama; um detalhe dela é ampliado',
  ],
  'G.title': ['Up to five words', 'Até cinco palavras'],
  'G.text': ['One sentence', 'Uma frase'],
  'G.buttons': ['One', 'Um'],
} satisfies PageWords;
