import { isContentSlug, NUMEROUS_KINDS } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { Select } from '@vitrine/ui/components/Select';
import { TextField } from '@vitrine/ui/components/TextField';
import { Stack } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useSlugReason } from '../form/useSlugReason.ts';

type Kind = (typeof NUMEROUS_KINDS)[number];

interface Wanted {
  kind: Kind;
  slug: string;
  taken: readonly string[];
  /** An unfinished slug is no mistake before it is sent. */
  isSent: boolean;
}

/** Why there cannot be a document of this name, said while it is typed. A hero has no address of its own. */
const useProblem = ({ kind, slug, taken, isSent }: Wanted): string | undefined => {
  const t = useTranslate();
  const reason = useSlugReason(slug, kind !== 'hero' && isContentSlug(slug));
  if (taken.includes(`${kind}.${slug}`)) return t('admin.content.slugTaken');
  if (!isContentSlug(slug)) return isSent ? t('admin.content.slugWrong') : undefined;
  // An event and one of its segments may have the same slug.
  return reason && reason !== 'event' ? t(`admin.slug.${reason}`) : undefined;
};

/** Opens an empty event, segment or hero under a name of its own. */
export function AddDocument({ taken }: { taken: readonly string[] }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [kind, setKind] = useState<Kind>('hero');
  const [slug, setSlug] = useState('');
  const [isSent, setSent] = useState(false);
  const problem = useProblem({ kind, slug, taken, isSent });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!problem && isContentSlug(slug)) void navigate(paths.admin(`account/${kind}.${slug}`));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack space="sm" align="start">
        <Select
          label={t('admin.content.newKind')}
          options={NUMEROUS_KINDS.map((value) => ({ value, label: t(`admin.content.kind.${value}`) }))}
          value={kind}
          onChange={({ value }) => setKind(NUMEROUS_KINDS.find((known) => known === value) ?? kind)}
        />
        <TextField
          label={t('admin.content.newName')}
          hint={t('admin.content.slugHint')}
          value={slug}
          maxLength={80}
          autoComplete="off"
          tone={problem ? 'critical' : undefined}
          message={problem}
          onChange={({ value: text }) => {
            setSlug(text.trim());
            setSent(false);
          }}
        />
        <Button type="submit" variant="secondary" icon="plus">
          {t('admin.content.add')}
        </Button>
      </Stack>
    </form>
  );
}
