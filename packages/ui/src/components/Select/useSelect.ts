import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { aimOf, findTyped, typing } from './keys.ts';
import { place } from './place.ts';
import type { SelectOption } from './Select.tsx';

interface Choice {
  options: readonly SelectOption[];
  /** Index of the chosen one, -1 for none. */
  chosen: number;
  choose: (index: number) => void;
}

const indexOf = ({ target }: { target: EventTarget }): number =>
  Number((target as Element).closest<HTMLElement>('[role=option]')?.dataset['index'] ?? -1);

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Closes an open list when something around it moves. */
const useStill = (isOpen: boolean, list: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = list.current;
    const view = element?.ownerDocument.defaultView;
    if (!isOpen || !view) return undefined;
    const close = ({ target }: Event) => {
      if (target !== element) element.hidePopover();
    };
    view.addEventListener('scroll', close, { capture: true, passive: true });
    view.addEventListener('resize', close);
    return () => {
      view.removeEventListener('scroll', close, { capture: true });
      view.removeEventListener('resize', close);
    };
  }, [isOpen, list]);
};

/** Shows and puts away the list, and moves the focus, which is on the option itself. */
const useOpening = () => {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const focus = (index: number) => list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  const close = () => {
    list.current?.hidePopover();
    button.current?.focus();
  };
  /** Opens it at an option, or closes it. */
  const toggle = (at: number) => {
    if (!list.current || !button.current) return;
    if (list.current.matches(':popover-open')) return close();
    list.current.showPopover();
    place(list.current, button.current);
    list.current.focus({ preventScroll: true });
    return focus(at);
  };
  return { button, list, focus, toggle, close };
};

/** How a closed select answers: it opens, or goes to another option at once. */
const onButton = ({ options, chosen, choose }: Choice, add: (key: string) => string, toggle: (at: number) => void) => ({
  onClick: (event: MouseEvent) => {
    // Or the browser would put away what has just been opened.
    event.preventDefault();
    toggle(chosen < 0 ? (aimOf('Home', options, -1) ?? -1) : chosen);
  },
  onKeyDown: (event: KeyboardEvent) => {
    const { key } = event;
    const aim = aimOf(key.replace('Left', 'Up').replace('Right', 'Down'), options, chosen);
    if (key === 'ArrowDown' || key === 'ArrowUp') toggle(chosen < 0 ? (aim ?? -1) : chosen);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') choose(aim ?? -1);
    else if (key !== ' ' && isLetter(event)) choose(findTyped(options, add(key), chosen));
    else return;
    event.preventDefault();
  },
});

/** Behaviour of a button that opens a list of options: by key, by letters that are typed, by pointer. */
export function useSelect(choice: Choice) {
  const { options } = choice;
  const { button, list, focus, toggle, close } = useOpening();
  const [isOpen, setIsOpen] = useState(false);
  const [typed] = useState(typing);
  useStill(isOpen, list);

  const choose = (index: number) => {
    if (index >= 0 && index !== choice.chosen && !options[index]?.disabled) choice.choose(index);
  };
  const take = (index: number) => {
    if (index < 0 || options[index]?.disabled) return;
    close();
    choose(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const at = indexOf(event);
    const aim = aimOf(key, options, at);
    if (key === 'Tab') return close();
    if (aim !== undefined) focus(aim);
    else if (key === 'Escape') close();
    else if (key === 'Enter' || (key === ' ' && !typed.isOn())) take(at);
    else if (isLetter(event)) focus(findTyped(options, typed.add(key), at));
    else return undefined;
    event.stopPropagation();
    return event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') focus(indexOf(event));
  };
  return {
    isOpen,
    button: { ref: button, ...onButton({ ...choice, choose }, typed.add, toggle) },
    list: {
      ref: list,
      onKeyDown,
      onPointerMove,
      onClick: (event: MouseEvent) => take(indexOf(event)),
      onToggle: ({ newState }: { newState: string }) => setIsOpen(newState === 'open'),
    },
    /** What a press on the label does. */
    toButton: (event: MouseEvent) => {
      event.preventDefault();
      button.current?.focus();
    },
  };
}
