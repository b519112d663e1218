import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { cardLink } from '../../../internal/cardLink.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { border, color, space } = vars;

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: space.md,
  listStyle: 'none',
});

export const entry = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  padding: space.sm,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
});

export const picture = css({ flex: 'none', inlineSize: '5rem', overflow: 'hidden', borderRadius: vars.radius.image });

export const words = css({ display: 'grid', minInlineSize: 0 });

export const link = css({ ...cardLink(entry), fontWeight: vars.font.text.weightStrong });

export const fact = css({ color: color.inkMuted, fontSize: vars.text.sm, lineHeight: 1.4 });
