import { ProductListing } from '../connected/listing/Listing.tsx';
import { useListing } from '../connected/listing/useListing.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';

/** /products: products of every brand, narrowed by the address. */
export default function Products() {
  const t = useTranslate();
  useTitle(t('product.title'));
  return <ProductListing state={useListing(null)} />;
}
