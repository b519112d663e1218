import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'How far something has come.',
  when: ['Work whose length is known: reading a file, steps of a task.'],
  whenNot: ['Work of unknown length: take Spinner. Content on its way: take Skeleton.'],
  accessibility: ['A named progress bar; `valueText` says it in words.'],
  content: ['“3 of 12”, rather than a percentage nobody can check.'],
  dos: ['Let it end at the end.'],
  donts: ['Don’t let it run backwards.'],
};
