import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** What the cart icon tells after a product was put into the cart. */
type Outcome = 'added' | 'already';

interface Bag {
  outcome: Outcome | null;
  tell: (outcome: Outcome) => void;
  dismiss: () => void;
}

const BagContext = createContext<Bag | null>(null);

export function BagProvider({ children }: { children: ReactNode }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const bag = useMemo(() => ({ outcome, tell: setOutcome, dismiss: () => setOutcome(null) }), [outcome]);
  return <BagContext value={bag}>{children}</BagContext>;
}

export const useBag = (): Bag => {
  const bag = use(BagContext);
  if (!bag) throw new Error('useBag was called outside BagProvider: screens get it from the shell.');
  return bag;
};
