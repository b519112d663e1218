import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A plain container with padding, a background and a hairline border. Developers use it where no other component provides the area.',
  when: [
    'An area needs padding, such as the fields of a list entry.',
    'A part needs a background (`ground`, `raised`, `sunken`) or a rounded corner.',
    'A part is visible only at some widths: set `display` by width.',
  ],
  instead: {
    'even space between elements': 'Stack or Inline',
    'the column of a page, with its gutters': 'Container',
    'a full-width band with a coloured background': 'Section',
  },
  behaviour: [
    '`padding`, `paddingBlock`, `paddingInline` and `display` accept one value, or one per width.',
    'A value for `mobile` applies to wider screens too, until you set `tablet` or `desktop`.',
  ],
  accessibility: [
    'Renders a `div`, which has no meaning of its own. Set `as` to a fitting element, such as `section` or `li`.',
    'Box takes no accessible name. Put a heading inside a `section` or `aside`.',
  ],
  dos: ['Reduce padding on phones: `padding={{ mobile: "sm", desktop: "xxl" }}` leaves more width for the content.'],
  donts: ['Don’t rebuild the same card from boxes on several pages. The copies drift apart; make one component.'],
};
