import { useQueryClient } from '@tanstack/react-query';
import type { Content } from '@vitrine/api/client';
import { isContentSlug } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../../parts/queries/staff.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';
import { AddressField } from './AddressField.tsx';
import { AskForm } from './AskForm.tsx';

const useMove = ({ name, version }: Content) => {
  const t = useTranslate();
  const { client } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useStaffAction({
    run: async (slug: string) =>
      (await client.staffContent.rename({ params: { name }, body: { seen: version ?? '', slug } })).data.data,
    done: (page) => t('admin.content.moved', { slug: page.name }),
    onDone: (page) => {
      queryClient.setQueryData(staffKeys.document(page.name), page);
      queryClient.removeQueries({ queryKey: staffKeys.document(name) });
      void navigate(paths.admin(`account/${page.name}`), { replace: true });
    },
    changes: staffKeys.contentList,
  });
};

function MoveDialog({ page, onClose }: { page: Content; onClose: () => void }) {
  const t = useTranslate();
  const [slug, setSlug] = useState(page.name);
  const [isSent, setSent] = useState(false);
  const { act, isBusy, problem, fields, forget } = useMove(page);
  const [refused] = fields['slug'] ?? [];
  const submit = () => {
    setSent(true);
    if (slug === page.name) onClose();
    else if (isContentSlug(slug)) act(slug);
  };
  return (
    <AskForm
      title={t('admin.content.move')}
      confirm={t('admin.content.move')}
      action={{ isBusy, problem: refused ? undefined : problem }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack space="md">
        <Text>{t('admin.content.moveText', { slug: page.name })}</Text>
        <AddressField
          slug={slug}
          own={page.name}
          isSent={isSent}
          refused={refused}
          onChange={(change) => {
            setSlug(change.slug);
            setSent(false);
            forget();
          }}
        />
      </Stack>
    </AskForm>
  );
}

/** Gives a campaign page another address. What is typed in its form is saved first, because the form opens again at the new address. */
export function MovePage({ page, isUnsaved }: { page: Content; isUnsaved: boolean }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const blocked = isUnsaved ? { disabled: true, reason: t('admin.content.moveUnsaved') } : {};
  return (
    <>
      <Button variant="secondary" {...blocked} onPress={() => setOpen(true)}>
        {t('admin.content.move')}
      </Button>
      {isOpen && <MoveDialog page={page} onClose={() => setOpen(false)} />}
    </>
  );
}
