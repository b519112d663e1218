import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A button that shows only an icon. Use it for well-known actions where space is short.',
  when: [
    'Close a dialog, remove a file, show the next picture.',
    'Mark a product as favourite: `pressed` fills the heart.',
  ],
  instead: {
    'an action that needs words': 'Button',
    'several actions behind one button': 'Menu',
    'an icon without an action': 'Icon',
    'an explanation behind an icon': 'Tooltip or Popover',
  },
  content: ['`label` starts with a verb. Name the object if there are several.'],
  wording: [
    {
      good: 'Remove linen dress',
      bad: 'Remove',
      why: 'Several buttons with the same name sound alike to screen reader users.',
    },
  ],
  behaviour: [
    'While `busy`, a spinner replaces the icon and presses do nothing.',
    'Variants: `quiet` on plain areas, `outline` with a border, `raised` on pictures.',
    'With `href` it is a link. While `disabled` or `busy`, the link leads nowhere.',
  ],
  accessibility: [
    '`label` is its name and its tooltip.',
    '`pressed`, `expanded` and `hasPopup` are announced.',
    'A disabled button stays focusable. `reason` is its description and replaces the tooltip.',
  ],
  keyboard: { Enter: 'Presses the button or follows the link.', Space: 'Presses the button.' },
  dos: ['Use `md` where people press with a thumb. `sm` is for dense places, such as inside a field.'],
  donts: ['Don’t use one icon for two actions. People would expect the wrong one.'],
};
