import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A company’s logo of one area, whatever its proportion, so that round marks and long wordmarks look of one size.',
  when: ['Inside the library, wherever logos of several companies stand side by side.'],
  whenNot: ['Outside the library: take `CompanyLogo`, which has the plate and the first letter too.'],
  accessibility: ['Silent where the name stands beside it; with `alt` where it is the name.'],
  dos: [
    'Give `side`, `maxInline` and `maxBlock` in a class of the place it stands in.',
    'Say `paper` on a white plate.',
  ],
  donts: ['Don’t size logos by width or by height alone.'],
};
