import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A word of explanation at the focus, or at a pointer that stays.',
  when: ['Abbreviations, figures with a condition.'],
  whenNot: ['What one cannot do without: say it. Things to press: take Popover.'],
  keyboard: { Tab: 'Shows it at its button.', Escape: 'Puts it away.' },
  accessibility: ['Described at the button; one can point at it and read on. No finger reaches it.'],
  content: ['One sentence.'],
  dos: ['Name the button by what is explained.'],
  donts: ['Don’t put links inside.'],
};
