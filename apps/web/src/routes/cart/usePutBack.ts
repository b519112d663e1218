import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { Removal } from '../../connected/cart/removals.ts';
import { useRestore } from '../../connected/cart/useUndoRemoval.ts';

/** Puts what was removed back into its cart, and shows that cart. */
export const usePutBack = () => {
  const navigate = useNavigate();
  const restore = useRestore();
  return useMutation({
    mutationFn: (removal: Removal) => restore(removal),
    onSuccess: (cart) => {
      if (cart) void navigate(paths.cart(cart.id));
    },
  });
};
