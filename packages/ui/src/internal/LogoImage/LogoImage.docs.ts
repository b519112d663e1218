import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A company’s logo, scaled by area. A round logo and a wide one look equally large beside each other.',
  when: ['Inside the library, where logos of several companies are side by side: partners, retailers, brands.'],
  instead: { 'a logo outside the library': 'CompanyLogo', 'a photograph': 'Picture' },
  wording: [
    { good: 'Casa Maré', bad: 'Logo of Casa Maré, PNG', why: 'Screen readers say that it is an image already.' },
  ],
  behaviour: [
    'Until the file loads, the space fits a logo four times as wide as high.',
    'In dark mode the lightness of the logo is inverted. With `paper` it stays as drawn.',
    'The file loads when it comes close to the window.',
  ],
  accessibility: [
    '`alt` is empty by default, for logos beside the company’s name.',
    'Pass the name as `alt` where no text names the company.',
  ],
  dos: [
    'Set `side`, `maxInline` and `maxBlock` in the class you pass as `className`. They limit the size.',
    'Set `paper` on a white background that stays white in every theme.',
  ],
  donts: ['Don’t size logos by width or height alone. Wide logos would look larger than round ones.'],
};
