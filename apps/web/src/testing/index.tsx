import { defaultHandlers } from '@vitrine/api/testing';
import type { HttpHandler } from 'msw';
import { memberOf, type ScreenProps } from './createShop.tsx';
import { drawnPictures } from './drawnPictures.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

interface Preparing {
  args: ScreenProps;
  msw: { use: (...handlers: HttpHandler[]) => void };
}

interface Shown {
  globals: Record<string, unknown>;
}

/** What every story of a screen shares. A story's own `beforeEach` may put handlers of its own before these. */
export const screen = {
  component: ScreenFrame,
  // One page of many whole shops would have them answer for one another.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' as const },
  beforeEach: ({ args, msw }: Preparing) =>
    msw.use(drawnPictures, ...defaultHandlers({ member: memberOf(args.viewer) })),
  render: (args: ScreenProps, { globals }: Shown) => {
    const partner = String(globals['partner']);
    return <ScreenFrame key={`${partner} ${String(globals['locale'])}`} {...args} partner={partner} />;
  },
};
