import { globalStyle, style } from '@vanilla-extract/css';

// A documentation page has the workshop’s look, not a partner’s, so these values are its own.
const line = '#d8dde3';
/** The stories of a page set its root to their theme, whose text is light in dark mode: what inherits from it is set here. */
const own = { color: '#1f2328', fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif' };

export const lead = style({ fontSize: '1.125rem !important', lineHeight: '1.5 !important', maxInlineSize: '42rem' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  columnGap: '2.5rem',
  rowGap: '0.5rem',
});

/** Without the cold grey stripes and centred heads of Storybook’s own tables. */
export const table = style({ inlineSize: '100%' });
globalStyle(`${table} th`, { textAlign: 'start !important' as 'start' });
globalStyle(`${table} tr`, { background: 'transparent !important' });

export const keys = style({ display: 'grid', rowGap: '0.5rem', margin: 0, ...own });

export const key = style({ display: 'grid', gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: '1rem' });

export const term = style({ margin: '0 !important', fontStyle: 'normal !important' });

export const does = style({ margin: '0 !important', fontSize: '0.875rem' });

export const cap = style({
  display: 'inline-block',
  marginInlineEnd: '0.25rem',
  paddingInline: '0.375rem',
  border: `1px solid ${line}`,
  borderRadius: '3px',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.75rem',
});

export const summary = style({ paddingBlock: '0.75rem', cursor: 'pointer', ...own, fontWeight: 600 });

export const conditions = style({ display: 'grid', rowGap: '1.5rem' });

export const condition = style({ margin: 0, display: 'grid', rowGap: '0.5rem', ...own });

export const pane = style({ blockSize: '24rem', maxInlineSize: '100%', border: `1px solid ${line}` });
