import { create } from 'storybook/theming/create';

const ink = '#231d15';
const paper = '#fbf9f5';
const line = '#dcd8d1';
const vermilion = '#b52c08';

/** The workshop's own look: Vitrine's background and text colours with one vermilion, so that components stand out. */
export const look = create({
  base: 'light',
  brandTitle: 'Vitrine',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: "'Instrument Sans', system-ui, sans-serif",
  colorPrimary: vermilion,
  colorSecondary: vermilion,
  appBg: '#f4f1eb',
  appContentBg: paper,
  appPreviewBg: paper,
  appBorderColor: line,
  appBorderRadius: 2,
  textColor: ink,
  textMutedColor: '#696259',
  barBg: paper,
  barTextColor: '#696259',
  barSelectedColor: vermilion,
  barHoverColor: vermilion,
  inputBg: '#ffffff',
  inputBorder: line,
  inputTextColor: ink,
  inputBorderRadius: 2,
});
