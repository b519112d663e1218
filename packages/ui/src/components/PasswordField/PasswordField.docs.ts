import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A secret, which its owner may look at.',
  when: ['Signing in, setting a password.'],
  whenNot: ['Codes from a mail: take TextField.'],
  keyboard: { 'Tab, Space': 'Reaches and presses show or hide.' },
  accessibility: ['The button says whether it shows or hides; the text stays where it was.'],
  content: ['Says what is wrong, not that it is “invalid”.'],
  dos: ['Set `autoComplete` rightly: managers fill in or suggest by it.'],
  donts: ['Don’t clear it after another field’s fault.'],
};
