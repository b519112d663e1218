import { isContentSlug, plainSlug, type NUMEROUS_KINDS } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { TextField } from '@vitrine/ui/components/TextField';
import { Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useSlugReason } from '../../parts/form/useSlugReason.ts';
import { AskForm } from './AskForm.tsx';
import { NameField } from './NameField.tsx';

interface AddDocumentProps {
  kind: (typeof NUMEROUS_KINDS)[number];
  /** Names of the documents that are there. */
  taken: readonly string[];
}

/** Why there cannot be a document of this short name, said while it is typed. A hero has no address of its own. */
const useProblem = (slug: string, isSent: boolean, { kind, taken }: AddDocumentProps): string | undefined => {
  const t = useTranslate();
  const reason = useSlugReason(slug, kind !== 'hero' && isContentSlug(slug));
  if (taken.includes(`${kind}.${slug}`)) return t('admin.content.slugTaken');
  // An unfinished short name is no mistake before it is sent.
  if (!isContentSlug(slug)) return isSent ? t('admin.content.slugWrong') : undefined;
  // An event and one of its segments may have the same slug.
  return reason && reason !== 'event' ? t(`admin.slug.${reason}`) : undefined;
};

function AddDocumentDialog({ onClose, ...document }: AddDocumentProps & { onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const [isSent, setSent] = useState(false);
  const slug = typed ?? plainSlug(name);
  const problem = useProblem(slug, isSent, document);
  const submit = () => {
    setSent(true);
    if (name.trim() === '' || problem || !isContentSlug(slug)) return;
    void navigate(paths.admin(`account/${document.kind}.${slug}`), { state: { title: name.trim() } });
  };
  return (
    <AskForm
      title={t(`admin.content.addKind.${document.kind}`)}
      confirm={t('admin.content.continue')}
      action={{ isBusy: false, problem: undefined }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack space="md">
        <NameField
          name={name}
          hint={t('admin.content.nameHint')}
          isSent={isSent}
          onChange={(change) => setName(change.name)}
        />
        <TextField
          label={t('admin.content.newName')}
          hint={t('admin.content.slugHint')}
          value={slug}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          required
          tone={problem ? 'critical' : undefined}
          message={problem}
          onChange={({ value }) => {
            setTyped(value.trim());
            setSent(false);
          }}
        />
      </Stack>
    </AskForm>
  );
}

/** Adds an event, a segment or a hero: its name and short name, then its form. It is in the shop when the form is saved. */
export function AddDocument(document: AddDocumentProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span>
        <Button variant="secondary" icon="plus" onPress={() => setOpen(true)}>
          {t(`admin.content.addKind.${document.kind}`)}
        </Button>
      </span>
      {isOpen && <AddDocumentDialog {...document} onClose={() => setOpen(false)} />}
    </>
  );
}
