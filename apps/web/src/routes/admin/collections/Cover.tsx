import type { BrandCollection } from '@vitrine/api/client';
import { UPLOADED_PICTURE_TYPES, uploadedPictureBytes } from '@vitrine/api/rules';
import { FileDrop } from '@vitrine/ui/components/FileDrop';
import { Picture, Split } from '@vitrine/ui/foundation';
import { useMay } from '../../../connected/rights/useMay.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { brandOfficeKeys } from '../../../queries/brandOffice.ts';
import { useServices } from '../../../queries/services.ts';
import { useStaffAction } from '../useStaffAction.ts';
import { useKeepCollection } from './useCollectionForm.ts';

const megabytes = uploadedPictureBytes / 1_048_576;

/** The cover picture, and a place to drop another one. It is replaced at once. */
export function Cover({ collection: { id, picture } }: { collection: BrandCollection }) {
  const t = useTranslate();
  const { client } = useServices();
  const keep = useKeepCollection();
  const { act, isBusy, problem, fields } = useStaffAction({
    run: async (file: File) =>
      (await client.brandCollections.setPicture({ params: { id }, body: { picture: file } })).data.data,
    done: () => t('office.picture.saved'),
    onDone: keep,
    changes: [...brandOfficeKeys.collections, 'list'],
  });
  const may = useMay();
  const wrong = fields['picture']?.[0] ?? problem;
  if (!may('owner')) return <Picture src={picture} alt={t('office.collection.cover')} />;
  return (
    <Split
      ratio="sidebar"
      start={<Picture src={picture} alt={t('office.collection.cover')} />}
      end={
        <FileDrop
          label={t('office.collection.cover')}
          hint={t(isBusy ? 'office.picture.sending' : 'office.picture.hint', { megabytes })}
          accept={[...UPLOADED_PICTURE_TYPES]}
          maxMegabytes={megabytes}
          files={[]}
          disabled={isBusy}
          onChange={({ files: [file] }) => file && act(file)}
          tone={wrong ? 'critical' : undefined}
          message={wrong}
          labels={{
            choose: t('office.picture.choose'),
            drop: t('office.picture.drop'),
            remove: (words) => t('office.picture.remove', { ...words }),
            refused: ({ name, why }) => t(`office.picture.refused.${why}`, { name, megabytes }),
          }}
        />
      }
    />
  );
}
