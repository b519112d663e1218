import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A thin horizontal line that separates two parts of the same content.',
  when: [
    'Separate parts that space alone does not separate, such as signing in and registering in the login dialog.',
    'Separate groups of fields, such as those of a company profile.',
  ],
  instead: {
    'lines between rows of values': 'Table',
    'space between elements': 'Stack',
    'a new part of a page': 'Section or a Heading',
  },
  behaviour: [
    'Takes the full width of its parent and has no margin.',
    'It does not know its neighbours. If the part above or below is empty, leave it out.',
  ],
  accessibility: ['Screen readers announce it as a separator.'],
  dos: ['Place it in a Stack, so that the space above and below is the same.'],
  donts: ['Don’t use several in a small area. A heading tells readers more than a line.'],
};
