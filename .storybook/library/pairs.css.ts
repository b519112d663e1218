import { style, styleVariants } from '@vanilla-extract/css';

// A documentation page has the workshop’s look, not a partner’s, so these values are its own.
const tones = { good: '#1d7a46', bad: '#b3261e' };

/** Two beside each other fit the page. */
export const NARROW = 430;
/** One below the other. */
export const WIDE = 700;

export const sides = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5rem',
  marginBlock: '1rem',
});

export const example = styleVariants(tones, (color) => ({
  display: 'grid',
  alignContent: 'start',
  rowGap: '0.5rem',
  margin: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  borderBlockStart: `4px solid ${color}`,
  color,
}));

export const caption = style({
  display: 'flex',
  gap: '0.5rem',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontSize: '0.875rem',
  lineHeight: 1.5,
});
