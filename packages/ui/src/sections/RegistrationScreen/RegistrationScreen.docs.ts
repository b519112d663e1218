import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The page to register on: a greeting beside the form, then the thanks.',
  when: ['A page of its own for registering, such as the target of a campaign or of a fair.'],
  whenNot: ['Registering without leaving the page: RegistrationDialog.'],
  keyboard: { 'Arrow keys': 'Choose who registers.', 'Tab, Enter': 'Goes through the form; sends.' },
  accessibility: ['A refusal is announced above the button that was pressed; the thanks are announced.'],
  content: ['HELLO THERE!, LET’S START YOUR REGISTRATION, GO BACK.'],
  dos: ['Say in the greeting what this side gets from registering.'],
  donts: ['Don’t lose what was typed when the side changes.'],
};
