import { createContext, use } from 'react';
import type { Stage } from './modes.ts';

/** The stage of the toolbar; undefined where the toolbar leaves it to the story. */
export const StageContext = createContext<Stage | undefined>(undefined);

export const useStage = (): Stage | undefined => use(StageContext);

/** What the viewer may see and do: prices are for approved retailers and brands, a cart is for retailers. */
const may = (stage: Stage) => ({
  seePrices: stage === 'approved' || stage === 'seller',
  buy: stage !== 'visitor' && stage !== 'seller',
});

/** A price the toolbar's stage may not see becomes what it is shown instead (D-003). */
export const usePrice = <Price extends { kind: string }>(own: Price) => {
  const stage = useStage();
  if (!stage || own.kind !== 'shown' || may(stage).seePrices) return own;
  return stage === 'visitor' ? { kind: 'visitor' as const, href: '/register' } : { kind: 'restricted' as const };
};

/** Something only retailers can do, such as adding to a cart (P-014). */
export const useBuying = <Action>(action: Action): Action | undefined => {
  const stage = useStage();
  return !stage || may(stage).buy ? action : undefined;
};
