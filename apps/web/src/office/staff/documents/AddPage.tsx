import { useQueryClient } from '@tanstack/react-query';
import { isContentSlug, plainSlug } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { staffKeys, staffQueries } from '../../parts/queries/staff.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';
import { AddressField } from './AddressField.tsx';
import { AskForm } from './AskForm.tsx';
import { NameField } from './NameField.tsx';

/** Opens the form of a new page, if nothing else has its address. */
const useOpenPage = () => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const queries = useQueriesOf(staffQueries);
  return useStaffAction({
    run: ({ slug }: { slug: string; title: string }) =>
      queryClient.fetchQuery({ ...queries.slug(slug, 'page'), staleTime: 0 }),
    onDone: ({ free }, { slug, title }) => {
      if (free) void navigate(paths.admin(`account/${slug}`), { state: { title } });
    },
    changes: staffKeys.contentList,
  });
};

function AddPageDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const [isSent, setSent] = useState(false);
  const open = useOpenPage();
  const slug = typed ?? plainSlug(name);
  const submit = () => {
    setSent(true);
    if (name.trim() !== '' && isContentSlug(slug)) open.act({ slug, title: name.trim() });
  };
  return (
    <AskForm
      title={t('admin.content.addPage')}
      confirm={t('admin.content.continue')}
      action={open}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack space="md">
        <NameField
          name={name}
          hint={t('admin.content.pageNameHint')}
          isSent={isSent}
          onChange={(change) => setName(change.name)}
        />
        <AddressField
          slug={slug}
          isSent={isSent}
          onChange={(change) => {
            setTyped(change.slug);
            setSent(false);
          }}
        />
      </Stack>
    </AskForm>
  );
}

/** Adds a campaign page: its name and its address, then its form. It is in the shop when the form is saved. */
export function AddPage() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span>
        <Button variant="secondary" icon="plus" onPress={() => setOpen(true)}>
          {t('admin.content.addPage')}
        </Button>
      </span>
      {isOpen && <AddPageDialog onClose={() => setOpen(false)} />}
    </>
  );
}
