import { delays } from '@vitrine/api/rules';
import { useEffect, useState } from 'react';
import { useDebounced } from './useDebounced.ts';

/** The text of the search field. The address follows after a second without a key (K-47), or at once with Enter. */
export const useSearchText = (inForce: string, apply: (search: string) => void) => {
  const [text, setText] = useState(inForce);
  const [known, setKnown] = useState(inForce);
  // The address may change by itself, as when the filters are cleared: the field follows.
  if (known !== inForce) {
    setKnown(inForce);
    setText(inForce);
  }
  const settled = useDebounced(text, delays.retailerSearch);
  useEffect(() => {
    if (settled === text && settled.trim() !== inForce) apply(settled.trim());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a text that has settled moves the address
  }, [settled]);
  return { text, setText };
};
