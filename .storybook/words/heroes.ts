import type { PageWords } from './useWords.ts';

/** When to choose each hero: its picture, the length of its title, how much text and how many buttons. */
export const heroWords = {
  picture: ['Picture', 'Imagem'],
  title: ['Title', 'Título'],
  more: ['Text and buttons', 'Texto e botões'],
  'A.picture': [
    'One strong, wide picture with a calm middle: cloth, sky, a wall.',
    'Uma imagem forte e larga com o centro calmo: tecido, céu, parede.',
  ],
  'A.title': [
    'Two to five words, such as the name of a collection.',
    'De duas a cinco palavras, como o nome de uma coleção.',
  ],
  'A.more': ['One sentence or none; one or two buttons.', 'Uma frase ou nenhuma; um ou dois botões.'],
  'B.picture': [
    'A portrait picture, or one with a face or a garment that text must not cover.',
    'Uma imagem vertical, ou com um rosto ou uma peça que o texto não pode cobrir.',
  ],
  'B.title': ['Up to twelve words.', 'Até doze palavras.'],
  'B.more': ['Up to three sentences; two buttons.', 'Até três frases; dois botões.'],
  'C.picture': [
    'Most wide pictures. The lower left is calm; the subject is at the right.',
    'Quase toda imagem larga. Embaixo à esquerda é calma; o assunto fica à direita.',
  ],
  'C.title': ['Up to eight words.', 'Até oito palavras.'],
  'C.more': ['One sentence; two buttons.', 'Uma frase; dois botões.'],
  'D.picture': [
    'Any picture, busy ones too: the card has its own background.',
    'Qualquer imagem, mesmo cheia: o cartão tem fundo próprio.',
  ],
  'D.title': ['Up to eight words.', 'Até oito palavras.'],
  'D.more': [
    'A text is a must, or the card is almost empty; two buttons.',
    'O texto é obrigatório, senão o cartão fica quase vazio; dois botões.',
  ],
  'E.picture': [
    'None. The brand colour and the typeface are the picture.',
    'Nenhuma. A cor da marca e a tipografia são a imagem.',
  ],
  'E.title': ['Two to four words.', 'De duas a quatro palavras.'],
  'E.more': ['One sentence; one button.', 'Uma frase; um botão.'],
  'F.picture': [
    'A wide picture that must be seen whole, without text on it.',
    'Uma imagem larga que precisa ser vista inteira, sem texto sobre ela.',
  ],
  'F.title': ['Up to eight words.', 'Até oito palavras.'],
  'F.more': ['One or two sentences; one or two buttons.', 'Uma ou duas frases; um ou dois botões.'],
  'G.picture': [
    'A picture of high resolution that shows material, such as a weave. A detail of it is enlarged.',
    'Uma imagem de alta resolução que mostra o material, como uma trama. Um detalhe dela é ampliado.',
  ],
  'G.title': ['Up to five words.', 'Até cinco palavras.'],
  'G.more': ['One sentence; one button.', 'Uma frase; um botão.'],
} satisfies PageWords;
