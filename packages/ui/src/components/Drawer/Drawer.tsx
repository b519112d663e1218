import { Dialog } from '../Dialog/index.ts';
import type { DialogProps } from '../Dialog/index.ts';

export interface DrawerProps extends Omit<DialogProps, 'placement' | 'size' | 'kind'> {
  /** The edge it comes from: `end` for filters and details, `start` for navigation. */
  side?: 'start' | 'end';
}

/** A dialog at the edge of the page, as high as the screen: what one looks into and goes on. */
export const Drawer = ({ side = 'end', ...dialog }: DrawerProps) => <Dialog {...dialog} placement={side} />;
