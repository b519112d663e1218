import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows two states of a page part by part, such as what is live and a draft. Changed parts are outlined.',
  when: ['Use it where people check a draft before they publish it.'],
  instead: { 'values without a look, such as links': 'Table', 'one page with its changes marked': 'BrandAbout' },
  anatomy: [
    ['Switch for changed parts', '[data-component=Switch]'],
    ['Steps from change to change', '[data-component=PageComparison] [role=status]'],
    [
      'Names of the two pages',
      '[data-component=PageComparison] > div:nth-of-type(2) > span, [data-component=PageComparison] > div + div > span',
    ],
    ['Parts in pairs', '[data-sides]'],
  ],
  content: ['Name a changed part by its field, with the word of the form.'],
  wording: [{ good: 'Style', bad: 'brand_style', why: 'People know the field by its label in the form.' }],
  behaviour: [
    'From 1024 pixels on both pages stand beside each other, drawn smaller. On narrower screens people switch between them, and begin with the changed parts only.',
    'Links inside the pages lead nowhere, so that nobody leaves the comparison by mistake.',
    'A part that one page does not have leaves a note in its place.',
    'The tag of an `editable` part calls `onEdit`.',
  ],
  accessibility: [
    'Each changed part is a region with a name, and `summary` is its description.',
    'The steps move the focus to the changed part.',
  ],
  keyboard: { 'Alt + ArrowDown': 'Moves to the next change.', 'Alt + ArrowUp': 'Moves to the previous change.' },
  dos: ['Pass the real components of the page, fed with each state.', 'Keep a table of the values as another view.'],
  donts: ['Don’t pass pictures of pages. They cannot be read aloud or enlarged.'],
};
