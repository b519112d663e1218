import type { ComponentType } from 'react';
import type { Boot } from '../config/boot.ts';
import type { Services } from '../queries/services.ts';

export type Params = Readonly<Record<string, string | undefined>>;

export interface ScreenEntry {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** The screen needs no other words than those of the front page, or those of the studio or the back office beside all others. */
  words?: 'first' | 'studio' | 'admin';
  /** Fills the window, without header and footer. */
  bare?: true;
  /** Returns the path to redirect to, or null if the user may see the screen. `hash` is the fragment of the address. */
  guard?: (services: Services, params: Params, here: string) => string | null;
  /** Asks for the screen's data while its program is still on the way. */
  prefetch?: (services: Services, params: Params) => void;
}

/** What an account adds to the map of screens. */
export type OwnAddresses = Pick<Boot, 'account' | 'eventSegments'>;
