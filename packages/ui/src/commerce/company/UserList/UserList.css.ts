import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space, text } = vars;
const strong = vars.font.text.weightStrong;

export const root = css({ display: 'grid', gap: space.lg, minInlineSize: 0 });
export const rows = css({ margin: 0, padding: 0, listStyle: 'none' });

export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.sm} ${space.md}`,
  paddingBlock: space.md,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 7rem 8rem' } },
});

export const person = css({ display: 'grid', gap: space.xxs, overflowWrap: 'anywhere' });
export const invitation = css({ display: 'flex', flexWrap: 'wrap', gap: space.sm, paddingBlockStart: space.xs });
export const name = css({ fontWeight: strong });
export const self = css({ color: color.inkMuted, fontSize: text.sm, fontWeight: 'normal' });

export const action = css({
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.tablet]: { gridColumn: 'auto', justifySelf: 'end' } },
});

/** As wide as the badge and the button that will be there. */
export const waitingStatus = css({ inlineSize: '4.5rem' });
export const waitingAction = css({
  gridColumn: '1 / -1',
  inlineSize: '7rem',
  '@media': { [media.tablet]: { gridColumn: 'auto', justifySelf: 'end' } },
});

export const error = css({ gridColumn: '1 / -1', color: color.critical.ink, fontSize: text.sm });
export const notice = css({ gridColumn: '1 / -1', color: color.inkMuted, fontSize: text.sm });

export const invite = css({ display: 'grid', gap: space.md, maxInlineSize: '44rem' });

export const fields = css({
  display: 'grid',
  alignItems: 'start',
  gap: space.md,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const send = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md });
