import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One of a few, all in view.',
  when: ['Two to six options worth comparing.'],
  whenNot: ['Many: take NativeSelect. Yes or no: take Checkbox.'],
  keyboard: { 'Arrow keys': 'Moves and chooses.', Tab: 'In and out of the group.' },
  accessibility: ['A group named by its question; hints belong to their options.'],
  content: ['The question, then short answers.'],
  dos: ['Say in the hint why an option cannot be chosen.'],
  donts: ['Don’t choose for somebody where it matters.'],
};
