import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The form with which a retailer keeps its logo, name, text, web addresses, countries and business domains.',
  when: ['The company tab of a retailer’s profile.'],
  whenNot: ['To register a company, use RegistrationForm.'],
  keyboard: { Tab: 'Moves from field to field.', 'Arrow keys, Space': 'Choose countries in the open list.' },
  accessibility: ['The first wrong field takes the focus, also the button of a list. The outcome is announced.'],
  content: ['Mark the fields that must be filled in; all others are optional.'],
  dos: ['Save business domains at each choice; save everything else with the button.'],
  donts: ['Don’t throw away what was typed when the server refuses it.'],
};
