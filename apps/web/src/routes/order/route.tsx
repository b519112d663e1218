import { requireUser } from '../../connected/guards.ts';
import type { ScreenFactory } from '../../connected/screen.ts';
import { Orders } from './Orders.tsx';

/** /order and /order/:id. */
export const route: ScreenFactory = (services) => ({
  loader: () => {
    requireUser(services);
    return null;
  },
  Component: Orders,
});
