import { ApiError } from '@vitrine/api/client';
import { cartKeys } from '../../../shared/queries/cart.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { forgetRemoval } from './removals.ts';

/** Gone, not open any more, not undoable. */
const REFUSED = [404, 409, 422];

/** Takes an import back, and returns its cart; null when there is none left or it could not be. */
export const useUndoImport = () => {
  const t = useTranslate();
  const show = useToast();
  const services = useServices();
  return async (draft: string): Promise<{ id: number } | null> => {
    try {
      const { id, kept } = (await services.client.drafts.undoImport({ body: { id: draft } })).data.data;
      forgetRemoval(services, draft);
      show({ message: kept > 0 ? t('import.undoneKept', { kept }) : t('import.undone') });
      return id === null ? null : { id };
    } catch (error) {
      // What the server refuses once stays refused.
      if (error instanceof ApiError && REFUSED.includes(error.status)) forgetRemoval(services, draft);
      show({ tone: 'critical', message: error instanceof ApiError ? error.message : t('app.error.offline') });
      return null;
    } finally {
      await services.queryClient.invalidateQueries({ queryKey: cartKeys.all });
    }
  };
};
