import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A legal text to be read in peace.',
  when: ['Terms of Use, Privacy Policy, the terms of a brand.'],
  whenNot: ['Short explanations: take Popover.'],
  keyboard: { 'ArrowUp, ArrowDown': 'Scrolls the text.', Escape: 'Closes it.' },
  accessibility: ['The text can be scrolled with keys; loading and failure are announced.'],
  content: ['The account’s text, cleaned.'],
  dos: ['Offer to try again when it could not be had.'],
  donts: ['Don’t ask for consent in it.'],
};
