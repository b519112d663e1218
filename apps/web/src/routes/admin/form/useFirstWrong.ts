import { useEffect, useRef } from 'react';

/** Leads to the first field that the server refuses, which may be far above the button. */
export const useFirstWrong = (fields: Readonly<Record<string, unknown>>) => {
  const form = useRef<HTMLFormElement>(null);
  const names = Object.keys(fields).join();
  useEffect(() => {
    if (names !== '') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [names]);
  return form;
};
