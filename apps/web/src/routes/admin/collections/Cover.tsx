import type { BrandCollection, PictureUpload } from '@vitrine/api/client';
import { UPLOADED_PICTURE_TYPES, uploadedPictureBytes } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { FileDrop } from '@vitrine/ui/components/FileDrop';
import { Picture, Split, Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useMay } from '../../../connected/rights/useMay.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { brandOfficeKeys } from '../../../queries/brandOffice.ts';
import { useServices } from '../../../queries/services.ts';
import { useFraming } from '../fields/useFraming.tsx';
import { SaveProblem } from '../form/SaveProblem.tsx';
import { useTheirs } from '../form/useTheirs.ts';
import { useStaffAction } from '../useStaffAction.ts';
import { useKeepCollection } from './useCollectionForm.ts';

const megabytes = uploadedPictureBytes / 1_048_576;

/** The card of a collection, and the strip on the page of its brand. */
const places = { wide: 346 / 219, square: 1 };

/** How the cover is replaced. `theirs` is the collection with the cover that somebody else has chosen meanwhile. */
const useCover = ({ id, picture }: BrandCollection) => {
  const t = useTranslate();
  const { client } = useServices();
  const keep = useKeepCollection();
  const [mine, setMine] = useState<PictureUpload>();
  const { theirs, notice, forgetTheirs } = useTheirs<BrandCollection>();
  const show = (saved: BrandCollection) => {
    keep(saved);
    forgetTheirs();
  };
  const { act, isBusy, problem, fields, forget } = useStaffAction({
    run: async (body: PictureUpload & { seen: string }) => {
      setMine(body);
      return (await client.brandCollections.setPicture({ params: { id }, body }).catch(notice)).data.data;
    },
    done: () => t('office.picture.saved'),
    onDone: show,
    changes: [...brandOfficeKeys.collections, 'list'],
  });
  return {
    use: (upload: PictureUpload) => act({ ...upload, seen: picture }),
    isBusy,
    wrong: theirs ? undefined : (fields['picture']?.[0] ?? problem),
    state: {
      problem: theirs && problem,
      fields: {},
      isBusy,
      theirs,
      overwrite: () => mine && theirs && act({ ...mine, seen: theirs.picture }),
      takeTheirs: () => {
        if (theirs) show(theirs);
        forget();
      },
    },
  };
};

/** The cover picture, as the card of the shop shows it. It is cropped again, or another one is dropped; both are replaced at once. */
export function Cover({ collection }: { collection: BrandCollection }) {
  const t = useTranslate();
  const { picture } = collection;
  const { use, isBusy, wrong: refused, state } = useCover(collection);
  const { frame, frameStored, isLost, dialog } = useFraming({ places, onUse: use });
  const may = useMay();
  const wrong = isLost ? t('admin.crop.lost') : refused;
  const name = t('office.collection.cover');
  const shown = <Picture src={picture} alt={name} ratio="346:219" sizes="20rem" />;
  if (!may('owner')) return shown;
  return (
    <Stack space="md">
      <SaveProblem state={state} />
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
    </Stack>
  );
}
