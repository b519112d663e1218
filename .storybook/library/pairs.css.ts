import { style, styleVariants } from '@vanilla-extract/css';

// A documentation page has the workshop’s look, not a partner’s, so these values are its own.
const tones = { good: '#1d7a46', bad: '#b3261e' };

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 430px), 1fr))',
  gap: '1.5rem',
  marginBlock: '1rem',
});

export const example = styleVariants(tones, (color) => ({
  display: 'grid',
  alignContent: 'start',
  rowGap: '0.5rem',
  margin: 0,
  inlineSize: '430px',
  maxInlineSize: '100%',
  overflow: 'hidden',
  borderBlockStart: `4px solid ${color}`,
  color,
}));

export const caption = style({ display: 'flex', gap: '0.5rem', fontSize: '0.875rem', lineHeight: 1.5 });
