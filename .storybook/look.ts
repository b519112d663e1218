import { create } from 'storybook/theming/create';

const ink = '#1f2328';
const muted = '#59636e';
const paper = '#ffffff';
const line = '#d8dde3';

/** The workshop's own look: greys alone, so that the only colours in sight are those of the partner on the stage. */
export const look = create({
  base: 'light',
  brandTitle: 'Vitrine',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  colorPrimary: ink,
  colorSecondary: '#3d4650',
  appBg: '#f4f5f7',
  appContentBg: paper,
  appPreviewBg: paper,
  appBorderColor: line,
  appBorderRadius: 4,
  textColor: ink,
  textMutedColor: muted,
  barBg: paper,
  barTextColor: muted,
  barSelectedColor: ink,
  barHoverColor: ink,
  inputBg: '#ffffff',
  inputBorder: '#8b949e',
  inputTextColor: ink,
  inputBorderRadius: 4,
});
