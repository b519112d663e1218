import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import type { Undoable } from '../connected/cart/removals.ts';
import { useUndoImport } from '../connected/cart/useUndoImport.ts';
import { useRestore } from '../connected/cart/useUndoRemoval.ts';

/** Puts what was removed back into its cart, or takes an import back, and shows that cart. */
export const usePutBack = () => {
  const navigate = useNavigate();
  const restore = useRestore();
  const undoImport = useUndoImport();
  return useMutation<{ id: number } | null, Error, Undoable>({
    mutationFn: (entry) => ('imported' in entry ? undoImport(entry.id) : restore(entry)),
    onSuccess: (cart) => {
      if (cart) void navigate(paths.cart(cart.id));
    },
  });
};
