import { useLayoutEffect, useMemo, useState } from 'react';
import type { BrandDraft, Look, Scene } from '../types.ts';
import type { ThemedFrame } from './SurfaceRow.tsx';
import { createThemeStore } from './themeStore.ts';

const sceneOf = ({ name, logo, logoDark }: BrandDraft, { viewer, language, mode }: Look): Scene => ({
  viewer,
  language,
  mode,
  name,
  logo: (mode === 'dark' ? (logoDark ?? logo) : logo)?.src ?? null,
});

/** A brand draft as surfaces know it: the same object as long as nothing changes but its themeCss. */
const useThemedFrame = (brandDraft: BrandDraft, look: Look): ThemedFrame => {
  const [themeStore] = useState(() => createThemeStore(brandDraft.style));
  useLayoutEffect(() => themeStore.set(brandDraft.style), [themeStore, brandDraft.style]);
  const { viewer, language, mode, name, logo } = sceneOf(brandDraft, look);
  return useMemo(
    () => ({ scene: { viewer, language, mode, name, logo }, themeStore }),
    [viewer, language, mode, name, logo, themeStore],
  );
};

/** One or two brand drafts that are looked at. The second keeps its place when it is put away. */
export const useThemedFrames = (
  brandDrafts: readonly [BrandDraft] | readonly [BrandDraft, BrandDraft],
  look: Look,
): readonly ThemedFrame[] => {
  const [brandDraft, other] = brandDrafts;
  const first = useThemedFrame(brandDraft, look);
  const second = useThemedFrame(other ?? brandDraft, look);
  const isCompared = other !== undefined;
  return useMemo(() => (isCompared ? [first, second] : [first]), [first, second, isCompared]);
};
