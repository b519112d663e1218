import { useQueryClient } from '@tanstack/react-query';
import type { BrandPicture, PictureUpload } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { catalogueKeys } from '../../parts/queries/catalogue.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useFraming } from '../../parts/fields/useFraming.tsx';
import { useStaffAction } from '../../parts/useStaffAction.ts';

/** Cards and the gallery of a product, and small pictures in lists. */
const places = { upright: 3 / 4, square: 1 };

interface FramePictureProps {
  /** The product's id. */
  product: number;
  picture: BrandPicture;
  /** Its place among the pictures, from 1. */
  number: number;
}

/** Crops a stored picture again. It is replaced at once, whatever else is typed and not saved yet. */
export function FramePicture({ product, picture: { id: picture, picture: seen }, number }: FramePictureProps) {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { act, isBusy, problem, fields } = useStaffAction({
    run: async (upload: PictureUpload) =>
      (await client.brandPictures.replace({ params: { id: product, picture }, body: { ...upload, seen } })).data.data,
    done: () => t('catalogue.pictures.cropped', { number }),
    onDone: (saved) => {
      queryClient.setQueryData(catalogueKeys.pictures(product), saved);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('product') });
    },
    changes: catalogueKeys.pictures(product),
  });
  const { frameStored, isLost, dialog } = useFraming({ places, onUse: act });
  const wrong = isLost ? t('catalogue.pictures.lost') : (fields['picture']?.[0] ?? problem);
  return (
    <>
      <span>
        <Button
          size="sm"
          variant="secondary"
          busy={isBusy}
          label={t('catalogue.pictures.crop', { number })}
          onPress={() => frameStored(seen)}
        >
          {t('admin.crop.change')}
        </Button>
      </span>
      {wrong && (
        <span role="alert">
          <Text as="span" size="sm" tone="critical">
            {wrong}
          </Text>
        </span>
      )}
      {dialog}
    </>
  );
}
