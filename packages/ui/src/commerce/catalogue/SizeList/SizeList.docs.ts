import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lists the sizes of a product to read. The function `sizeRun` writes them as a short text, such as “34–44”.',
  when: ['Use it on the product page for users who may not order.', 'Use `sizeRun` on cards and in tables.'],
  instead: { 'to type units': 'SizeUnits', measurements: 'SizeChartDialog' },
  content: ['Use the brand’s names of sizes: “S”, “38”, “One size”.'],
  wording: [
    {
      good: 'Sizes of Linen dress',
      bad: 'Sizes',
      why: 'A page can hold several products; `label` says whose sizes these are.',
    },
  ],
  behaviour: ['`sizeRun` gives the first and last size, or the only one.', 'Many sizes wrap into several lines.'],
  accessibility: ['It is a list named by `label`, in the order of `sizes`.'],
  dos: ['Keep the brand’s order of sizes.'],
  donts: ['Don’t sort by the alphabet. “L, M, S, XL” is no size run.'],
};
