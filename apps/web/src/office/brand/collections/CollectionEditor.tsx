import type { BrandCollection } from '@vitrine/api/client';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { ConflictTable } from '../../parts/form/ConflictTable.tsx';
import { EditorForm, EditorPart } from '../../parts/form/EditorForm.tsx';
import { Basics, Limits, Windows, Words } from './Parts.tsx';
import { useCollectionForm } from './useCollectionForm.ts';

const parts = [
  ['basics', Basics],
  ['windows', Windows],
  ['limits', Limits],
  ['words', Words],
] as const;

/** The form of a collection, new or known. */
export function CollectionEditor({ collection }: { collection?: BrandCollection }) {
  const t = useTranslate();
  const form = useCollectionForm(collection);
  return (
    <EditorForm
      label={t('office.collection.form')}
      form={form}
      details={form.compared && <ConflictTable {...form.compared} />}
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
