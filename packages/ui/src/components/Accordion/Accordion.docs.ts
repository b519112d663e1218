import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A list of headings; each opens the text below it. Use it for answers of which a visitor needs one or two.',
  when: ['Composition and care, delivery and returns of a product.', 'Frequently asked questions.'],
  instead: {
    'one heading that opens': 'Disclosure',
    'views of the same thing': 'Tabs',
    'text that everybody needs': 'Text, visible on the page',
  },
  anatomy: [
    ['Heading with a chevron', 'summary'],
    ['Content below it', 'details[open] p, details p'],
  ],
  content: ['Name the content in the heading.'],
  wording: [
    {
      good: 'Composition and care',
      bad: 'More information',
      why: 'The reader decides by the heading whether to open it.',
    },
  ],
  behaviour: [
    'Several entries can be open. With `exclusive`, opening one closes the others.',
    '`defaultOpen` lists the entries that are open at first.',
    'Long headings wrap.',
  ],
  accessibility: [
    'Uses the browser’s `details` element. Browsers that search closed `details` find the text and open it.',
    'The title is the name of the control; give one that makes sense alone.',
  ],
  keyboard: { 'Enter, Space': 'Opens or closes the focused entry.', Tab: 'Moves to the next heading.' },
  dos: ['Leave `exclusive` off where people compare entries. Otherwise one always closes.'],
  donts: ['Don’t hide conditions that a retailer must read before ordering.'],
  status: 'new',
};
