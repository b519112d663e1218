import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A link inside or beside text. Without `href` it is a button that looks like a link.',
  when: [
    'Links in a sentence, such as to the terms of use.',
    'Small actions beside a text, such as “Forgot your password?”.',
    'Lists of links in a footer, with `quiet`.',
  ],
  instead: {
    'the main action of a page or form': 'Button',
    'a link around a whole card': 'ProductCard or another card component',
    'links to the parts of one page': 'LinkTabs',
  },
  content: ['Name the target, so that the link makes sense without its sentence.'],
  wording: [
    { good: 'Read the terms of use', bad: 'Click here', why: 'Screen readers list links without their sentences.' },
    { good: 'See all orders', bad: 'More', why: 'The reader knows what opens.' },
  ],
  behaviour: [
    'With `href` it uses the link of LinkProvider. `onPress` fires in both cases.',
    'With `external` it opens a new tab.',
    '`quiet` shows the underline only under the pointer.',
  ],
  accessibility: [
    '`current` announces the link as the current page.',
    'Nothing announces the new tab of `external`. Mention it in the text.',
  ],
  keyboard: { Enter: 'Follows the link, or presses the button.', Space: 'Presses the button, if there is no `href`.' },
  dos: ['Keep the underline inside text. Colour alone is easy to miss.'],
  donts: [
    'Don’t use `quiet` inside a paragraph. The link looks like text.',
    'Don’t leave out `href` for something that has an address. Visitors could not open it in a tab.',
  ],
};
