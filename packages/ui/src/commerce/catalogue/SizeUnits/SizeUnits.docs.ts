import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A row of sizes of one colour, each with a field for units.',
  when: [
    'ProductDetails, QuickOrder and VariationDialog use it. Use it wherever one colour is ordered.',
    'Call `useSizeUnits` with all colours of the product, and pass what it returns to each row.',
  ],
  instead: {
    'several colours of a cart': 'CartGrid',
    'sizes to read': 'SizeList',
    'one quantity on a phone': 'QuantityStepper',
  },
  content: ['Name the field by colour and size: “Units of White, M”.'],
  wording: [
    {
      good: 'Units of White, M',
      bad: 'Quantity',
      why: 'A row has a field for each size; the name is all that tells them apart by ear.',
    },
  ],
  behaviour: [
    'It reads numbers, asks about slips and shows what is pasted as CartGrid does.',
    'Units above stock are lowered to it when the field is left. A text below says how many are available.',
    'An entry of ten times the other sizes is asked about. Until it is answered, `question` names it: disable the button that adds.',
    'Fewer than five units left are written below the field.',
    'A size without stock is disabled, unless units of it are in the cart.',
  ],
  accessibility: [
    'Each field is named by colour, size and what is left.',
    'Screen readers announce units that were lowered.',
  ],
  keyboard: {
    'Tab, Enter, arrow keys': 'Move from size to size. No key steps the number.',
    Enter: 'In the last size, calls `onEnd`.',
    Escape: 'Discards what was typed.',
  },
  dos: ['Pass the units of the cart, so that the retailer changes them instead of adding twice.'],
  donts: ['Don’t pass `left` for users who may not order. Stock is not public.'],
  status: 'new',
};
