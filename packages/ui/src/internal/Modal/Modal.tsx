import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { usePresence } from '../../hooks/usePresence.ts';
import { holdSurroundings } from './surroundings.ts';
import { tabAround } from './tabbing.ts';

export interface ModalProps {
  open: boolean;
  /** Asked for by Escape, and by a press outside where that closes. */
  onClose: () => void;
  /** Names it: an id, or words that are not in view. */
  name: { 'aria-labelledby': string } | { 'aria-label': string };
  role?: 'dialog' | 'alertdialog';
  /** The component it belongs to, for tests and partners. */
  component: string;
  /** Whether a press on what lies behind the panel closes it. */
  pressOutside?: boolean;
  /** What covers the page, which has `data-exiting` while it leaves, and what lies on it. */
  classes: { cover: string; panel: string };
  children: ReactNode;
}

type HeldProps = ModalProps & { cover: RefObject<HTMLDivElement | null>; page: Document };

/** Takes the page and the focus as long as it is open, and gives both back; but not the focus to whoever has moved it on meanwhile. */
const useHold = ({ open, cover, page }: HeldProps) => {
  const panel = useRef<HTMLDivElement>(null);
  // Asked before anything inside can take it.
  const [before] = useState(() => page.activeElement);
  // Not a layout effect: while it changes the page, React puts the focus back to where it was.
  useEffect(() => {
    const element = cover.current;
    if (!open || !element) return undefined;
    const release = holdSurroundings(element);
    if (!element.contains(page.activeElement)) panel.current?.focus({ preventScroll: true });
    return () => {
      const isHere = page.activeElement === page.body || element.contains(page.activeElement);
      release();
      // When React is done: whatever loses the focus may answer at once.
      if (isHere && before !== page.body)
        queueMicrotask(() => (before as HTMLElement | null)?.focus?.({ preventScroll: true }));
    };
  }, [open, cover, page, before]);
  return panel;
};

/** A press that begins and ends on the element itself, not on something in it. */
const usePressOn = (act?: () => void) => {
  const hasBegun = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      hasBegun.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (hasBegun.current && event.target === event.currentTarget) act?.();
    },
  };
};

const Held = (props: HeldProps) => {
  const { open, cover, onClose, role = 'dialog', classes } = props;
  const panel = useHold(props);
  const press = usePressOn(props.pressOutside ? onClose : undefined);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Tab') tabAround(event);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={cover}
      role="presentation"
      data-exiting={!open || undefined}
      className={classes.cover}
      {...press}
      onKeyDown={onKeyDown}
    >
      <div
        ref={panel}
        role={role}
        aria-modal
        {...props.name}
        data-component={props.component}
        tabIndex={-1}
        className={classes.panel}
      >
        {props.children}
      </div>
    </div>
  );
};

/**
 * What must be dealt with before going on: above everything, all else out of reach, the focus held and given back. It belongs to the document
 * in which it is written, at the end of its body, so that nothing around its place can clip it.
 */
export const Modal = (props: ModalProps) => {
  const cover = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isThere = usePresence(props.open, cover);
  if (!isThere) return null;
  const page = place?.ownerDocument;
  return (
    <>
      <span hidden ref={setPlace} />
      {page ? createPortal(<Held {...props} cover={cover} page={page} />, page.body) : null}
    </>
  );
};
