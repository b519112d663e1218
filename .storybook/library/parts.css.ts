import { style } from '@vanilla-extract/css';

// A documentation page has the workshop’s look, not a partner’s, so these values are its own.

/** Long components show their beginning, where most parts are. */
export const picture = style({
  position: 'relative',
  isolation: 'isolate',
  background: 'var(--v-color-ground)',
  maxBlockSize: '44rem',
  overflow: 'hidden',
  border: '1px solid #d8dde3',
});

/** Room for numbers at the upper edge. */
export const padded = style({ padding: '2rem' });

export const frame = style({ display: 'block', inlineSize: '100%', border: 0 });

/** Beside the upper left corner of its part, so that the beginning of a text can be read. */
export const number = style({
  position: 'absolute',
  zIndex: 10,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  transform: 'translate(-80%, -50%)',
  border: '2px solid #ffffff',
  borderRadius: '50%',
  background: '#1f2328',
  color: '#ffffff',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1,
});

/** The reset of the stories on the page takes the numbers of lists away. */
export const list = style({ listStyle: 'decimal !important' });
