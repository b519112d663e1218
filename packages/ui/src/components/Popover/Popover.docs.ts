import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A small piece of content that hangs below its button.',
  when: ['A few words or controls that belong to one place.'],
  whenNot: ['Actions: take Menu. Tasks: take Dialog.'],
  keyboard: { 'Enter, Space': 'Opens it.', Escape: 'Closes it and gives the focus back.' },
  accessibility: ['The button says whether it is open; the content is named like it.'],
  content: ['The label says what opens.'],
  dos: ['Keep it to what can be seen at once.'],
  donts: ['Don’t put a form with a send button inside.'],
};
