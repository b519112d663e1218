import type { BrandCollection } from '@vitrine/api/client';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { changedBetween } from '../../../mappers/collectionDraft.ts';
import { EditorForm, EditorPart } from '../form/EditorForm.tsx';
import { Basics, Limits, Windows, Words } from './Parts.tsx';
import { useCollectionForm, type CollectionForm } from './useCollectionForm.ts';

const parts = [
  ['basics', Basics],
  ['windows', Windows],
  ['limits', Limits],
  ['words', Words],
] as const;

/** Which fields somebody else has changed meanwhile. An archived collection is explained by the server. */
const useConflict = ({ seen, theirs }: CollectionForm): string | undefined => {
  const t = useTranslate();
  if (!theirs || !seen || theirs.is_archived) return undefined;
  const names = changedBetween(seen, theirs).map((name) => t(`office.collection.field.${name}`));
  return t('office.conflict.text', { fields: names.join(', ') });
};

/** The form of a collection, new or known. */
export function CollectionEditor({ collection }: { collection?: BrandCollection }) {
  const t = useTranslate();
  const form = useCollectionForm(collection);
  const conflict = useConflict(form);
  return (
    <EditorForm
      label={t('office.collection.form')}
      form={form}
      conflict={conflict}
      canOverwrite={!form.theirs?.is_archived}
    >
      {parts.map(([name, Part]) => (
        <EditorPart key={name} title={t(`office.collection.part.${name}`)}>
          <Part form={form} />
        </EditorPart>
      ))}
    </EditorForm>
  );
}
