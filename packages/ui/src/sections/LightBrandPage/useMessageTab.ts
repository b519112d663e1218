import { useEffect, useRef, useState } from 'react';

/** The chosen tab, and the floating button's way to the form: choose its tab, scroll there, begin in its first field. */
export function useMessageTab() {
  const [tab, setTab] = useState('about');
  const [asked, setAsked] = useState(0);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (asked === 0 || !form.current) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    form.current.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
    form.current.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  }, [asked]);

  const goToForm = () => {
    setTab('message');
    setAsked((times) => times + 1);
  };
  return { tab, setTab, form, goToForm };
}
