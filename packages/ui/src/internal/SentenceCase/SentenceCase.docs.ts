import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a title or message that the texts have in capitals like any other text of the account.',
  when: ['Inside the library, around a specified title or message that is written in capitals.'],
  instead: { 'a short label in capitals': 'Text with `caps`', 'a title in normal writing': 'Heading' },
  behaviour: [
    'It changes only texts that are in capitals throughout.',
    'A title stays in capitals where the account’s headings are in capitals. With `text` it never does.',
    'Where it is in small letters, each sentence begins with a capital.',
  ],
  accessibility: ['Only the look changes. Screen readers and copied text keep the original.'],
  content: ['If the text ends with a name, pass it as `name`. It keeps its letters.'],
  dos: ['Pass the text unchanged, as the specification has it.'],
  donts: ['Don’t change upper and lower case in code. Other languages have other rules.'],
};
