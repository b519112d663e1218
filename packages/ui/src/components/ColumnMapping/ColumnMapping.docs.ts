import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks what each column of somebody’s own spreadsheet holds.',
  when: ['Use it after a file was chosen whose columns the product does not know.'],
  instead: { 'the whole import of a cart': 'ImportWizard', 'to choose a file': 'FileDrop' },
  anatomy: [
    ['Name of the column, or its letter', 'li p'],
    ['First values', 'li p + p'],
    ['Choice of what it holds', '[data-component=Select]'],
  ],
  content: ['Show up to three values of each column. They tell more than its name.'],
  wording: [
    {
      good: 'Not used',
      bad: 'None',
      why: 'The reader learns that the column is left out, and that nothing is missing.',
    },
  ],
  behaviour: [
    'It keeps nothing. Update `columns` as soon as `onUse` fires.',
    'If a thing may be in one column only, set the other column to “not used” yourself.',
    'On a phone, the choice is below the values.',
  ],
  accessibility: ['Each choice is named after its column, such as “What ‘Style’ holds”.'],
  dos: ['Begin with guesses, so that most columns need no press.'],
  donts: ['Don’t leave out columns without a name. Call them by their letter.'],
};
