import { vars } from '@vitrine/tokens/contract';

const shade = `color-mix(in oklab, ${vars.color.ink} 20%, transparent)`;

/**
 * A shade with soft ends at each side of a region that scrolls sideways, there only while more lies beyond it: the ground travels with
 * what is scrolled, and covers the shade at either end. Both sides are alike, so reading direction does not matter.
 */
export const scrollEdges = (ground: string = vars.color.ground) =>
  ({
    overflowX: 'auto',
    backgroundColor: ground,
    backgroundImage: [
      `linear-gradient(to right, ${ground} 30%, transparent)`,
      `linear-gradient(to left, ${ground} 30%, transparent)`,
      `radial-gradient(farthest-side at 0 50%, ${shade}, transparent)`,
      `radial-gradient(farthest-side at 100% 50%, ${shade}, transparent)`,
    ].join(', '),
    backgroundPosition: 'left, right, left, right',
    backgroundSize: '2.5rem 100%, 2.5rem 100%, 0.75rem 100%, 0.75rem 100%',
    backgroundAttachment: 'local, local, scroll, scroll',
    backgroundRepeat: 'no-repeat',
  }) as const;

/** The same above and below a list that scrolls down, such as the options of a menu. */
export const scrollEndsOf = (ground: string = vars.color.ground) =>
  ({
    overflowY: 'auto',
    backgroundColor: ground,
    backgroundImage: [
      `linear-gradient(to bottom, ${ground} 30%, transparent)`,
      `linear-gradient(to top, ${ground} 30%, transparent)`,
      `radial-gradient(farthest-side at 50% 0, ${shade}, transparent)`,
      `radial-gradient(farthest-side at 50% 100%, ${shade}, transparent)`,
    ].join(', '),
    backgroundPosition: 'top, bottom, top, bottom',
    backgroundSize: '100% 2.5rem, 100% 2.5rem, 100% 0.75rem, 100% 0.75rem',
    backgroundAttachment: 'local, local, scroll, scroll',
    backgroundRepeat: 'no-repeat',
  }) as const;
