import type { PageWords } from './useWords.ts';

export const themeWords = {
  title: ['From branding to theme', 'Da marca ao tema'],
  intro: [
    'A partner gives a few colours and two fonts. This page shows how they become a complete, legible theme, and which colours stay exactly as given.',
    'Um parceiro dá algumas cores e duas fontes. Esta página mostra como elas viram um tema completo e legível, e quais cores ficam exatamente como vieram.',
  ],
  document: ['1. The document', '1. O documento'],
  documentText: [
    'Four seeds, the last of them optional, and choices from closed lists. Never CSS: nothing in it can reach a page as it is. Change a colour and watch the rest.',
    'Quatro sementes, a última opcional, e escolhas de listas fechadas. Nunca CSS: nada chega a uma página sem passar por aqui. Mude uma cor e veja o resto mudar.',
  ],
  documentLabel: ['The branding document', 'O documento da marca'],
  grounds: ['2. Grounds', '2. Fundos'],
  groundsText: [
    'In the mode the shop opens in, the ground seed is what pages stand on; the other mode derives its own from the neutral. Raised, sunken, selected and waiting are small steps of lightness from it.',
    'No modo em que a loja abre, a semente de fundo é o fundo das páginas; o outro modo deriva o seu do neutro. Elevado, rebaixado, selecionado e em espera são pequenos passos de luminosidade a partir dele.',
  ],
  inks: ['3. Inks', '3. Cores de texto'],
  inksText: [
    'The neutral gives the hue, the grounds decide how dark. An ink moves until it can be read on every ground of the page: 7:1 at length, 4.5:1 for asides and links.',
    'O neutro dá o matiz, os fundos decidem o quanto escurecer. A cor do texto muda até que se leia sobre todos os fundos da página: 7:1 em textos longos, 4,5:1 em notas e links.',
  ],
  brand: ['4. The brand, where it can be seen', '4. A marca, onde se pode ver'],
  brandText: [
    'The brand colour is used exactly as given if it stands out from every ground by 3:1. If not, it keeps its hue and moves in lightness, no further than it must. A black or white brand turns into its opposite rather than into a grey.',
    'A cor da marca é usada exatamente como veio se contrasta 3:1 com todos os fundos. Se não, ela mantém o matiz e muda de luminosidade, só o necessário. Uma marca preta ou branca vira o seu oposto, e não um cinza.',
  ],
  given: ['given {colour}', 'veio {colour}'],
  used: ['used {colour}', 'usada {colour}'],
  usedAsGiven: ['used as given {colour}', 'usada como veio {colour}'],
  onBrand: ['5. What stands on it', '5. O que fica sobre ela'],
  onBrandText: [
    'Words on a fill are white wherever white can be read, else a near-black of the fill’s own hue. Hover and press move the fill away from its words, so that contrast only grows.',
    'O texto sobre um preenchimento é branco onde o branco se lê; se não, é um quase preto no matiz do preenchimento. Sob o ponteiro e ao pressionar, o preenchimento se afasta do texto: o contraste só aumenta.',
  ],
  statuses: ['6. Statuses', '6. Estados'],
  statusesText: [
    'Green, amber, red and blue mean what they mean everywhere, but they stand on the partner’s own ground with a breath of their hue, so that they belong to the page.',
    'Verde, âmbar, vermelho e azul dizem o que dizem em toda parte. Mas ficam sobre o fundo do parceiro, com um toque do próprio matiz, para fazer parte da página.',
  ],
  proof: ['7. Proof', '7. Prova'],
  proofText: [
    'Everything that stands on something is measured. What had to move is said, with the reason, so that nobody is surprised by their own brand.',
    'Tudo o que fica sobre outra coisa é medido. O que precisou mudar é dito, com o motivo, para que ninguém se surpreenda com a própria marca.',
  ],
  hold: ['{holds} of {all} pairs hold', '{holds} de {all} pares passam'],
  worn: ['8. Worn', '8. Em uso'],
  wornText: [
    'The theme is one style sheet of custom properties. Components know the names alone.',
    'O tema é uma folha de estilos com propriedades personalizadas. Os componentes conhecem só os nomes.',
  ],
} satisfies PageWords;
