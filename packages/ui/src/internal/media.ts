/** The widths at which layouts change: below `tablet` is a phone. */
export const media = {
  tablet: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 64rem)',
  wide: 'screen and (min-width: 80rem)',
  hover: '(hover: hover) and (pointer: fine)',
  still: '(prefers-reduced-motion: reduce)',
  print: 'print',
  /** The system's own few colours, such as those of Windows high contrast: grounds, shadows and gradients are gone. */
  forced: '(forced-colors: active)',
} as const;
