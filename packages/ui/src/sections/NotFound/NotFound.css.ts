import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { displayFace } from '../../internal/displayFace.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({ display: 'grid', justifyItems: 'start', gap: vars.space.md });

/** The figure as a picture: as large as the page allows. */
export const figure = css({
  ...displayFace,
  fontSize: 'clamp(8rem, 30vw, 22rem)',
  lineHeight: 0.8,
  color: vars.color.line,
  marginBlockEnd: vars.space.lg,
  selectors: { '&::before': { content: '404' } },
});

export const text = css({ maxInlineSize: vars.size.measure, color: vars.color.inkMuted, fontSize: vars.text.lg });

export const links = css({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, paddingBlockStart: vars.space.sm });
