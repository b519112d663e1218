import type { BrandCollection, PictureUpload } from '@vitrine/api/client';
import { UPLOADED_PICTURE_TYPES, uploadedPictureBytes } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { FileDrop } from '@vitrine/ui/components/FileDrop';
import { Picture, Split, Stack } from '@vitrine/ui/foundation';
import { useMay } from '../../../connected/rights/useMay.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { brandOfficeKeys } from '../../../queries/brandOffice.ts';
import { useServices } from '../../../queries/services.ts';
import { useFraming } from '../fields/useFraming.tsx';
import { useStaffAction } from '../useStaffAction.ts';
import { useKeepCollection } from './useCollectionForm.ts';

const megabytes = uploadedPictureBytes / 1_048_576;

/** The card of a collection, and the strip on the page of its brand. */
const places = { wide: 346 / 219, square: 1 };

/** The cover picture, as the card of the shop shows it. It is cropped again, or another one is dropped; both are replaced at once. */
export function Cover({ collection: { id, picture } }: { collection: BrandCollection }) {
  const t = useTranslate();
  const { client } = useServices();
  const keep = useKeepCollection();
  const { act, isBusy, problem, fields } = useStaffAction({
    run: async (body: PictureUpload) => (await client.brandCollections.setPicture({ params: { id }, body })).data.data,
    done: () => t('office.picture.saved'),
    onDone: keep,
    changes: [...brandOfficeKeys.collections, 'list'],
  });
  const { frame, frameStored, isLost, dialog } = useFraming({ places, onUse: act });
  const may = useMay();
  const wrong = isLost ? t('admin.crop.lost') : (fields['picture']?.[0] ?? problem);
  const name = t('office.collection.cover');
  const shown = <Picture src={picture} alt={name} ratio="346:219" sizes="20rem" />;
  if (!may('owner')) return shown;
  return (
    <>
      <Split
        ratio="sidebar"
        start={
          <Stack space="xs">
            {shown}
            <span>
              <Button
                size="sm"
                variant="secondary"
                busy={isBusy}
                label={t('admin.crop.changeNamed', { name })}
                onPress={() => frameStored(picture)}
              >
                {t('admin.crop.change')}
              </Button>
            </span>
          </Stack>
        }
        end={
          <FileDrop
            label={name}
            hint={t(isBusy ? 'office.picture.sending' : 'office.picture.hint', { megabytes })}
            accept={[...UPLOADED_PICTURE_TYPES]}
            maxMegabytes={megabytes}
            files={[]}
            disabled={isBusy}
            onChange={({ files: [file] }) => file && frame(file)}
            tone={wrong ? 'critical' : undefined}
            message={wrong}
            labels={{
              choose: t('office.picture.choose'),
              drop: t('office.picture.drop'),
              remove: (words) => t('office.picture.remove', { ...words }),
              refused: ({ name: file, why }) => t(`office.picture.refused.${why}`, { name: file, megabytes }),
            }}
          />
        }
      />
      {dialog}
    </>
  );
}
