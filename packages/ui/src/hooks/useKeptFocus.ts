import { useEffect, useRef, type FocusEvent } from 'react';

/** Spread on the part of a page that takes the focus when what had it inside disappears, such as a button that was pressed. */
export function useKeptFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const root = ref.current;
    if (root && isInside.current && root.ownerDocument.activeElement === root.ownerDocument.body)
      root.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}
