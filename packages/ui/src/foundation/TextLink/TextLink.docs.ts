import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A link within text; without an address a button that looks like one.',
  when: ['Leading on from a sentence; small actions beside a text.'],
  whenNot: ['The main action of a place: take Button.'],
  keyboard: { Enter: 'Follows it; without an address Space presses it too.' },
  accessibility: [
    '`current` is said as the current page; a link to a new tab says so by its relation, name it in words as well.',
  ],
  content: ['Say where it leads: “Terms of use”, never “click here”.'],
  dos: ['Keep the underline within text.'],
  donts: ['Don’t use `quiet` inside a paragraph: colour alone would tell it apart.'],
};
