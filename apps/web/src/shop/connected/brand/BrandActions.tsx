import { Button } from '@vitrine/ui/components/Button';
import { paths } from '../../../shared/config/paths.ts';
import type { WireBrandPage } from '../../../shared/mappers/wire.ts';
import { useSession } from '../../../shared/queries/services.ts';
import { BrandConnection } from '../connection/BrandConnection.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** What can be done with a brand. Visitors see no prices: they sign up to shop (R-268, P-060, D-001). */
export function BrandActions({ brand: { id, slug } }: { brand: WireBrandPage }) {
  const t = useTranslate();
  const { user } = useSession();
  // Neither on their own page nor on others: brands have no connections with each other.
  if (user?.entity_stype === 'seller') return null;
  return (
    <>
      {!user && (
        <Button caps variant="secondary" href={paths.brandRegister(slug)}>
          {t('product.signUp')}
        </Button>
      )}
      <BrandConnection id={id} />
    </>
  );
}
