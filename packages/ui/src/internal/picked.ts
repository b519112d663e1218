import { vars } from '@vitrine/tokens/contract';

const { color } = vars;

/**
 * What is picked or pointed at, on raised ground as on the page's own; spread into a rule. `color.selected` is a step from the page's
 * own ground, which in the dark ends just where raised ground is: a breath of ink, added as light is, leads on from there by night and leaves
 * the tint of the day alone. Quiet words in it speak up by as much as the ground comes nearer to them.
 */
export const picked = {
  backgroundColor: `color-mix(in srgb-linear, ${color.ink} 1.5%, ${color.selected})`,
  vars: { [color.inkMuted]: `color-mix(in oklab, ${color.ink} 80%, ${color.groundRaised})` },
} as const;

/** What is pressed goes on from there: a step deeper by day, brighter by night. Stands after `picked` in a rule. */
export const pressed = { backgroundColor: `color-mix(in srgb-linear, ${color.ink} 6%, ${color.selected})` } as const;
