import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The colours a product comes in, as discs of cloth: to see, or to choose from.',
  when: ['On cards (with a limit) and on product pages.'],
  whenNot: ['Colours of the interface.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Chooses among colours in `ColourChoice`.' },
  accessibility: [
    'Each disc says the colour’s name; to choose is a group of radio buttons, and the chosen one shows its name.',
  ],
  content: ['Names as the brand gives them.'],
  dos: ['Show the texture where there is one.'],
  donts: ['Don’t tell colours apart by the disc alone.'],
};
