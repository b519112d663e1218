import { vars } from '@vitrine/tokens/contract';

/** The look of short labels in capitals. */
export const capsLabel = {
  fontSize: vars.caps.size,
  letterSpacing: vars.caps.tracking,
  textTransform: 'uppercase',
  lineHeight: 1.35,
} as const;
