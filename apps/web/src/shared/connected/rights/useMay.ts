import type { BrandRight, WriteRight } from '@vitrine/api/rules';
import { useSession } from '../../queries/services.ts';

/** In order. The rules module would bring its words to the first screen. */
const rights: readonly BrandRight[] = ['reader', 'sales', 'owner'];

/** Whether the user's right for the brand allows something (D-049). Retailers and staff have no such limits. */
export const useMay = (): ((needed: WriteRight) => boolean) => {
  const { user } = useSession();
  const has = user?.seller_right ?? 'owner';
  return (needed) => rights.indexOf(has) >= rights.indexOf(needed);
};
