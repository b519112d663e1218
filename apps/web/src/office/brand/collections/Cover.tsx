import type { BrandCollection, PictureUpload } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { Picture, Split, Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { brandOfficeKeys } from '../../parts/queries/brandOffice.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { PictureDrop } from '../../parts/fields/PictureDrop.tsx';
import { useFraming } from '../../parts/fields/useFraming.tsx';
import { SaveProblem } from '../../parts/form/SaveProblem.tsx';
import { useTheirs } from '../../parts/form/useTheirs.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';
import { useKeepCollection } from './useCollectionForm.ts';

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
        end={<PictureDrop label={name} hint="office.picture.hint" isBusy={isBusy} wrong={wrong} onFile={frame} />}
      />
      {dialog}
    </Stack>
  );
}
