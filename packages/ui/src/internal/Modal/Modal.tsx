import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Overlay } from 'react-aria/Overlay';
import { mergeProps } from 'react-aria/mergeProps';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOtherWindow } from '../../foundation/index.ts';
import { usePresence } from '../../hooks/usePresence.ts';

export interface ModalProps {
  open: boolean;
  /** Asked for by Escape, and by a press outside where that closes. */
  onClose: () => void;
  /** Names it: an id, or words that are not in view. */
  name: { 'aria-labelledby': string } | { 'aria-label': string };
  role?: 'dialog' | 'alertdialog';
  /** The component it belongs to, for tests and partners. */
  'data-component': string;
  /** Whether a press on what lies behind the panel closes it. */
  pressOutside?: boolean;
  /** What covers the page, which has `data-exiting` while it leaves, and what lies on it. */
  classes: { cover: string; panel: string };
  children: ReactNode;
}

type HeldProps = ModalProps & { cover: RefObject<HTMLDivElement | null> };

const nothing = () => undefined;

/** The page decides whether it is open: the behaviour layer may ask to close, and nothing else. */
const stateOf = (open: boolean, onClose: () => void) => ({
  isOpen: open,
  close: onClose,
  toggle: onClose,
  open: nothing,
  setOpen: (isOpen: boolean) => (isOpen ? undefined : onClose()),
  point: null,
  setPoint: nothing,
});

const Held = ({
  open,
  onClose,
  pressOutside,
  role,
  name,
  classes,
  cover,
  children,
  'data-component': mark,
}: HeldProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: pressOutside }, stateOf(open, onClose), panel);
  const { dialogProps } = useDialog({ role, ...name }, panel);
  return (
    <div {...underlayProps} ref={cover} data-exiting={!open || undefined} className={classes.cover}>
      <div {...mergeProps(modalProps, dialogProps)} ref={panel} data-component={mark} className={classes.panel}>
        {children}
      </div>
    </div>
  );
};

/** In the frame of a preview a modal looks the same and holds nothing: neither the focus nor the page around the frame is its own. */
const Shown = ({ open, role = 'dialog', name, classes, cover, children, 'data-component': mark }: HeldProps) => (
  <div ref={cover} data-exiting={!open || undefined} className={classes.cover}>
    <div role={role} {...name} tabIndex={-1} data-component={mark} className={classes.panel}>
      {children}
    </div>
  </div>
);

/**
 * What must be dealt with before going on: above everything, all else out of reach, the focus held and given back. It stands at the end of
 * the page's body, so that nothing around its place can clip it.
 */
export const Modal = (props: ModalProps) => {
  const cover = useRef<HTMLDivElement>(null);
  const view = useOtherWindow();
  const isThere = usePresence(props.open, cover);
  if (!isThere) return null;
  if (view) return createPortal(<Shown {...props} cover={cover} />, view.document.body);
  return (
    <Overlay isExiting={!props.open}>
      <Held {...props} cover={cover} />
    </Overlay>
  );
};
