import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Keeps the actions of a long form in reach.',
  when: ['Use it as the last element of a form that is longer than the window.'],
  instead: { 'actions of a dialog': 'Dialog', 'products to compare': 'CompareBar' },
  content: ['One main action, named by what it does. Say beside it what keeps the form from being saved.'],
  wording: [{ good: 'Save draft', bad: 'OK', why: 'People read the button far from the form’s title.' }],
  behaviour: [
    'It stands at the lower edge of the window, and at the form’s own end once that is in sight.',
    'Its content breaks into lines on a phone.',
    'It is left out of print.',
  ],
  accessibility: ['It comes last in the form, so the Tab key reaches it after the fields.'],
  dos: ['Put it inside the form, so that Enter in a field does the same as its main action.'],
  donts: ['Don’t use two on one page.'],
};
