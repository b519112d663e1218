import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Everything a product’s page says beside its pictures.',
  when: ['The product page.'],
  whenNot: ['Cards.'],
  keyboard: {
    Tab: 'Goes through price list, colours, size chart, terms and add.',
    'ArrowLeft, ArrowRight': 'Changes the colour.',
  },
  accessibility: ['The name is the page’s heading; out of stock explains the button that does nothing.'],
  content: ['ADD TO CART and the terms in the brand’s words.'],
  dos: ['Put what failed into `notice`, beside its button.'],
  donts: ['Don’t hide the sizes of a product that is out of stock.'],
};
