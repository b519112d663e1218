import { vars } from '@vitrine/tokens/contract';

const { display } = vars.font;

/** The partner's display face as it is meant to be set; sizes are the component's own. Spread into a rule. */
export const displayFace = {
  fontFamily: display.family,
  fontWeight: display.weight,
  fontStretch: display.stretch,
  letterSpacing: display.tracking,
  lineHeight: display.leading,
  textTransform: display.transform as 'none',
} as const;
