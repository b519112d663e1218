import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A title or sentence that is specified in capitals, set like any other title of the partner’s.',
  when: ['Inside the library, round a title or message whose words the catalogue has in capitals.'],
  whenNot: ['Short labels: those stay in capitals.'],
  accessibility: ['The text itself stays as it is; only its look changes.'],
  content: ['Give a name at the end as `name`: it keeps its letters.'],
  dos: ['Hand over the catalogue’s words unchanged.'],
  donts: ['Don’t change the case of words in code.'],
};
