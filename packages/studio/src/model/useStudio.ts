import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { BrandDraft, Language } from '../types.ts';
import { firstLook } from './look.ts';
import { claimsToShare, decodeFragment, encodeFragment } from './share.ts';
import { reduce, startState } from './state.ts';
import type { StudioState } from './state.ts';

export interface StudioStart {
  start: BrandDraft;
  /** What one looks at beside the draft. */
  beside: BrandDraft;
  /** The language one looks at first. */
  language: Language;
  languages: readonly Language[];
  /** The fragment of the page's address, which may carry a branding. */
  fragment: string;
  /** Told a moment after a change, so that the address of the page leads back to what is seen. */
  onFragment: ((change: { fragment: string }) => void) | undefined;
}

const quiet = 400;

const begin = ({ start, language, languages, fragment }: StudioStart): StudioState => {
  const state = startState(start, firstLook(start.style.mode, language));
  const shared = claimsToShare(fragment) ? decodeFragment(fragment, languages) : null;
  if (!shared) return state;
  const [brandDraft, beside] = shared.brandDrafts;
  const look = { ...firstLook(brandDraft.style.mode, language), ...shared.look };
  const next = startState(brandDraft, look);
  return beside ? { ...next, history: { ...next.history, present: [brandDraft, beside] } } : next;
};

const isBroken = (fragment: string): boolean => claimsToShare(fragment) && decodeFragment(fragment, []) === null;

/** The studio's state, begun from a brand draft or from a link, and kept in step with the address. */
export const useStudio = (given: StudioStart) => {
  const { fragment, languages, onFragment } = given;
  const known = useRef(languages);
  const [state, dispatch] = useReducer(reduce, given, begin);
  const [linkBroken, setLinkBroken] = useState(() => isBroken(fragment));
  const written = useRef(fragment);
  useEffect(() => {
    if (fragment.replace(/^#/, '') === written.current.replace(/^#/, '')) return;
    written.current = fragment;
    const shared = claimsToShare(fragment) ? decodeFragment(fragment, known.current) : null;
    setLinkBroken(isBroken(fragment));
    if (shared) dispatch({ do: 'open', brandDrafts: shared.brandDrafts, look: shared.look, at: performance.now() });
  }, [fragment]);
  const { present } = state.history;
  const first = useRef({ present, look: state.look });
  const { look } = state;
  useEffect(() => {
    if (!onFragment || (first.current.present === present && first.current.look === look)) return undefined;
    const later = setTimeout(() => {
      written.current = encodeFragment(present, look);
      onFragment({ fragment: written.current });
    }, quiet);
    return () => clearTimeout(later);
  }, [present, look, onFragment]);
  const closeLink = useCallback(() => setLinkBroken(false), []);
  return { state, dispatch, linkBroken, closeLink };
};
