import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'The colours of a product as small discs. `ColourSwatches` shows them; `ColourChoice` lets the user choose one.',
  when: ['Use `ColourSwatches` on cards and in tables.', 'Use `ColourChoice` on the product page and in QuickOrder.'],
  instead: { 'to choose several colours': 'VariationDialog', 'quantities by colour': 'CartGrid' },
  content: ['Use the brand’s own names for colours: “Ink”, not “dark blue”.'],
  wording: [
    {
      good: 'Ink',
      bad: '#1c2333',
      why: 'The order, the label on the goods and the brand’s mails call the colour by its name.',
    },
  ],
  behaviour: [
    'With `limit`, the rest shows as a number, such as “+3”. With `fit`, the width of the line decides, and five show at most.',
    'A second colour fills half of the disc. A texture covers the colours.',
  ],
  accessibility: [
    'Each disc of `ColourSwatches` is named by its colour and shows the name to the pointer.',
    '`ColourChoice` is a group of radio buttons. The legend shows the name of the chosen colour.',
    'Give both a name with `label`.',
  ],
  keyboard: { 'Arrow keys': 'Choose a colour in `ColourChoice`.' },
  dos: ['Pass a texture for patterned fabric. A plain disc would promise a plain colour.'],
  donts: ['Don’t use the discs for colours of the interface.'],
};
