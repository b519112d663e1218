import { createContext, useMemo, useState, type ReactNode } from 'react';
import { useProvided } from '../../config/useProvided.ts';

/** What the cart icon tells after a product was put into the cart. */
type Outcome = 'added' | 'already';

interface CartNotice {
  outcome: Outcome | null;
  tell: (outcome: Outcome) => void;
  /** Takes away what is told now, and nothing that is told later. */
  dismiss: () => void;
}

const CartNoticeContext = createContext<CartNotice | null>(null);

export function CartNoticeProvider({ children }: { children: ReactNode }) {
  const [told, setTold] = useState<{ outcome: Outcome } | null>(null);
  const notice = useMemo(
    () => ({
      outcome: told?.outcome ?? null,
      tell: (outcome: Outcome) => setTold({ outcome }),
      // The time of a notice may end when the next has been told, but not drawn.
      dismiss: () => setTold((now) => (now === told ? null : now)),
    }),
    [told],
  );
  return <CartNoticeContext value={notice}>{children}</CartNoticeContext>;
}

export const useCartNotice = (): CartNotice => useProvided(CartNoticeContext);
