import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Text for screen readers only. Use it where the layout tells sighted readers something that the text does not.',
  when: [
    'A short link that only makes sense in its place, such as “See” in a list of orders.',
    'A column or a mark without visible text.',
    'The name of a dialog whose title is not shown.',
  ],
  instead: {
    'the name of an icon button': 'IconButton with `label`',
    'a longer name for a button': 'Button with `label`',
    'a field label that is not shown': '`hideLabel` of the field',
  },
  content: ['Complete the visible text: “See” plus “order 4021”.'],
  wording: [
    {
      good: 'See order 4021',
      bad: 'See. Click this link to see order number 4021.',
      why: 'Screen readers already announce that it is a link.',
    },
  ],
  behaviour: [
    'It takes no space and never wraps, whatever the length of its text.',
    'Its text is translated and copied like any other.',
  ],
  accessibility: [
    'The text becomes part of the name of the link or button around it.',
    'Pass `id` to refer to it, for example with `aria-labelledby`.',
  ],
  dos: ['Read the visible and the hidden text aloud together. They must form one phrase.'],
  donts: [
    'Don’t hide anything that takes the focus. Keyboard users would lose sight of it.',
    'Don’t hide text that helps everybody. Show it.',
  ],
};
