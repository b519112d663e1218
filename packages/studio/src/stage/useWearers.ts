import { useLayoutEffect, useMemo, useState } from 'react';
import type { House, Look, Scene } from '../types.ts';
import type { Wearer } from './SurfaceRow.tsx';
import { createWardrobe } from './wardrobe.ts';

const sceneOf = ({ name, logo, logoDark }: House, { viewer, language, mode }: Look): Scene => ({
  viewer,
  language,
  mode,
  name,
  logo: (mode === 'dark' ? (logoDark ?? logo) : logo)?.src ?? null,
});

/** A house as surfaces know it: the same object as long as nothing changes but its clothes. */
const useWearer = (house: House, look: Look): Wearer => {
  const [wardrobe] = useState(() => createWardrobe(house.style));
  useLayoutEffect(() => wardrobe.wear(house.style), [wardrobe, house.style]);
  const { viewer, language, mode, name, logo } = sceneOf(house, look);
  return useMemo(
    () => ({ scene: { viewer, language, mode, name, logo }, wardrobe }),
    [viewer, language, mode, name, logo, wardrobe],
  );
};

/** One or two houses that are looked at. The second keeps its place when it is put away. */
export const useWearers = (houses: readonly [House] | readonly [House, House], look: Look): readonly Wearer[] => {
  const [house, other] = houses;
  const first = useWearer(house, look);
  const second = useWearer(other ?? house, look);
  const isCompared = other !== undefined;
  return useMemo(() => (isCompared ? [first, second] : [first]), [first, second, isCompared]);
};
