import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A setting that is on or off. It applies at once, without saving.',
  when: ['A view: “Show images”.', 'A notification setting.'],
  instead: { 'a yes-or-no choice in a form that is sent': 'Checkbox', 'one of several answers': 'RadioGroup' },
  content: ['Name what is on. The label stays the same in both states.'],
  wording: [
    { good: 'Show images', bad: 'Images on/off', why: 'The switch shows the state; the label names the setting.' },
  ],
  behaviour: ['The whole label can be pressed.', 'It has no hint and no message. Show an error nearby.'],
  accessibility: ['Announced as a switch with its state.', 'You must give a `label`.'],
  keyboard: { Space: 'Turns it on or off.' },
  dos: ['Show the effect at once. If saving fails, set the previous value.'],
  donts: ['Don’t add a “Save” button for it. People expect that it applies at once.'],
};
