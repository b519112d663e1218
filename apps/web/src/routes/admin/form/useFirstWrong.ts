import { useEffect, useRef } from 'react';
import { leadTo } from './leadTo.ts';

const firstWrong = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[aria-invalid=true]');

/**
 * Leads to the first field that the server refuses, which may be far above the button: by itself, and again with `show`. `frame` holds
 * the fields.
 */
export const useFirstWrong = <Frame extends HTMLElement = HTMLFormElement>(
  fields: Readonly<Record<string, unknown>>,
) => {
  const frame = useRef<Frame>(null);
  const names = Object.keys(fields).join();
  useEffect(() => {
    if (names !== '') firstWrong(frame.current)?.focus();
  }, [names]);
  return { frame, show: () => leadTo(firstWrong(frame.current)) };
};
