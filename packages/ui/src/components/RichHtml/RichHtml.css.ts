import { globalStyle } from '@vanilla-extract/css';
import { displayFace } from '../../internal/displayFace.ts';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRingText } from '../../internal/focusRing.ts';
import { scrollEdges } from '../../internal/scrollEdges.ts';
import { layered, styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const rich = css({
  maxInlineSize: vars.size.measure,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});

const within = (selector: string, rule: object) =>
  globalStyle(
    selector
      .split(', ')
      .map((each) => `${rich} ${each}`)
      .join(', '),
    layered(layers.components, rule),
  );

within('> * + *', { marginBlockStart: space.md });
within('h2, h3, h4', {
  ...displayFace,
  lineHeight: 1.2,
  marginBlockStart: space.xl,
});
within('h2', { fontSize: vars.display.sm });
within('h3, h4', { fontSize: vars.text.lg });
within('> :first-child', { marginBlockStart: 0 });
within('a', { color: color.inkBrand, textDecoration: 'underline', textUnderlineOffset: '0.22em' });
within('a:focus-visible', focusRingText);
within('ul, ol', { paddingInlineStart: space.lg, display: 'grid', gap: space.xs });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('blockquote', {
  paddingInlineStart: space.md,
  borderInlineStart: `2px solid ${color.line}`,
  color: color.inkMuted,
});
within('hr', { borderBlockStart: `${vars.border.hairline} solid ${color.line}` });
within('img', { blockSize: 'auto', borderRadius: vars.radius.image });
within('table', { ...scrollEdges(), display: 'block', fontSize: vars.text.sm });
within('th, td', {
  paddingBlock: space.xs,
  paddingInlineEnd: space.md,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
