import { safeLink } from '@vitrine/api/rules';
import { paths } from '../../../shared/config/paths.ts';
import type { WireBrandPage } from '../../../shared/mappers/wire.ts';
import { useSession } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/**
 * Retailers and visitors make a buy, visitors once they have registered; brands see collections. A brand may take orders
 * at an address of its own (D-094).
 */
export const useBuyLink = (slug: string, brand: WireBrandPage | undefined): { label: string; href: string } => {
  const t = useTranslate();
  const { user } = useSession();
  if (user?.entity_stype === 'seller') return { label: t('brand.collections'), href: paths.collections(slug) };
  const shop = user ? paths.collections(slug) : paths.brandRegister(slug);
  return { label: t('brand.makeABuy'), href: safeLink(brand?.order_now_url ?? null) ?? shop };
};
