import { useEffect, useRef } from 'react';
import { leadTo } from './leadTo.ts';

const firstWrong = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[aria-invalid=true]');

/**
 * Leads to the first wrong field, which may be far above the button: by itself, and again with `show`. `frame` holds the fields. What the
 * server refuses goes when the form is sent again. For what is found before it is sent, `tries` counts how often it could not be. Fields
 * that become right or wrong while somebody types leave the focus where it is.
 */
export const useFirstWrong = <Frame extends HTMLElement = HTMLFormElement>(
  fields: Readonly<Record<string, unknown>>,
  tries = 0,
) => {
  const frame = useRef<Frame>(null);
  const isWrong = Object.keys(fields).length > 0;
  useEffect(() => {
    if (isWrong) firstWrong(frame.current)?.focus();
  }, [isWrong, tries]);
  return { frame, show: () => leadTo(firstWrong(frame.current)) };
};
