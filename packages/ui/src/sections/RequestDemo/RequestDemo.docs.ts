import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'An invitation to brands to ask for a demo.',
  when: ['The landing.'],
  whenNot: ['Buyers: Newsletter and registration.'],
  keyboard: { Enter: 'Asks for the demo.' },
  accessibility: ['A section with a heading and one action.'],
  content: ['One sentence, one verb.'],
  dos: ['Say what happens then.'],
  donts: ['Don’t add a form.'],
};
