import { createContext, useMemo, useState, type ReactNode } from 'react';
import { useProvided } from '../../config/useProvided.ts';

/** What the cart icon tells after a product was put into the cart. */
type Outcome = 'added' | 'already';

interface CartNotice {
  outcome: Outcome | null;
  tell: (outcome: Outcome) => void;
  dismiss: () => void;
}

const CartNoticeContext = createContext<CartNotice | null>(null);

export function CartNoticeProvider({ children }: { children: ReactNode }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const notice = useMemo(() => ({ outcome, tell: setOutcome, dismiss: () => setOutcome(null) }), [outcome]);
  return <CartNoticeContext value={notice}>{children}</CartNoticeContext>;
}

export const useCartNotice = (): CartNotice => useProvided(CartNoticeContext);
