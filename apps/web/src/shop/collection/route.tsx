import { PricelistDialog } from '@vitrine/ui/commerce/catalogue/PricelistDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { BrandFrame } from '../connected/brand/BrandFrame.tsx';
import { ProductListing } from '../connected/listing/Listing.tsx';
import { useListing, type Listing } from '../connected/listing/useListing.ts';
import { keepFocusOnScreen } from '../../shared/connected/showArrival.ts';
import { useTrackPage } from '../../shared/connected/tracking/track.ts';
import { pricelistDialogLabels } from '../../shared/mappers/labels/product.ts';
import { useSession } from '../../shared/queries/services.ts';

/** Opens when no price list is chosen yet, and no open cart of the brand tells one (S-071, M-23). */
function AskPricelist({ state }: { state: Listing }) {
  const intl = useIntl();
  const { user } = useSession();
  const [isDismissed, setDismissed] = useState(false);
  const pricelists = state.listing.data?.meta.selected_collection?.pricelists ?? [];
  const isBuyer = user?.entity_stype === 'buyer';
  return (
    <PricelistDialog
      open={isBuyer && state.mustChoose && !isDismissed}
      pricelists={pricelists.map(({ id, name }) => ({ id: String(id), name }))}
      onChoose={({ id }) => {
        state.choosePricelist(id);
        // It opened by itself: there is no button to return to.
        keepFocusOnScreen();
      }}
      onClose={() => setDismissed(true)}
      labels={pricelistDialogLabels(intl)}
    />
  );
}

/** /:slug/collections/:collectionId (R-045, R-046). Below another brand's address it leads to its own. */
export default function Collection() {
  const { slug = '', collectionId } = useParams();
  const id = Number(collectionId);
  const state = useListing({ brand: slug, id });
  const found = state.listing.data?.meta.selected_collection;
  const isElsewhere = found?.id === id && found.seller.slug !== slug;
  useTrackPage(found && !isElsewhere ? `${slug} ${found.id}` : null, { name: 'collection_page', slug, collection: id });
  if (isElsewhere)
    return <Navigate to={paths.collection(found.seller.slug, id, Object.fromEntries(state.search))} replace />;
  return (
    <BrandFrame slug={slug} tab="collections" page={found?.name}>
      {() => (
        <>
          <ProductListing state={state} />
          <AskPricelist state={state} />
        </>
      )}
    </BrandFrame>
  );
}
