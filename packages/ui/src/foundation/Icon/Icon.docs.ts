import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A line icon from the library’s set, in the colour of the surrounding text. It helps people find a label faster.',
  when: [
    'Beside a label, such as a truck beside the delivery date.',
    'Alone with `label`, where the meaning is well known and space is short.',
  ],
  instead: {
    'an action shown as an icon only': 'IconButton',
    'an icon inside a button with a label': 'Button with `icon` or `iconEnd`',
    'a photograph': 'Picture',
  },
  wording: [{ good: 'In stock', bad: 'tick', why: '`label` says what the icon means here, not what it looks like.' }],
  behaviour: [
    'Sizes: `xs` 14, `sm` 16, `md` 20, `lg` 24 and `xl` 32 px.',
    '`filled` fills the shape, such as the heart of a favourite.',
    'Arrows to the left or right are mirrored in right-to-left languages.',
  ],
  accessibility: ['Hidden from screen readers unless you pass `label`. With `label` it is an image with that name.'],
  dos: ['Leave `label` out beside text that says the same. Otherwise screen readers say it twice.'],
  donts: ['Don’t show an icon alone if people could misread it. Add a label.'],
};
