import { Section } from '@vitrine/ui/foundation';
import { LoginPrompt } from '@vitrine/ui/sections/LoginPrompt';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { lazy, Suspense } from 'react';
import { useDialogs } from '../../shared/connected/dialogs/dialogState.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useSession } from '../../shared/queries/services.ts';
import { AllBrands } from './AllBrands.tsx';
import { Controls } from './Controls.tsx';
import { Highlights } from './Highlights.tsx';
import { useDirectory } from './useDirectory.ts';
import { useLastFilter } from './useLastFilter.ts';

const SellersDesk = lazy(() => import('./SellersDesk.tsx'));

/** Visitors are invited to sign in or to register, and come back here. */
function Invitation() {
  const t = useTranslate();
  const { open } = useDialogs();
  return (
    <LoginPrompt
      text={t('shell.loginPrompt')}
      login={{ label: t('directory.loginOrRegister'), onPress: () => open({ kind: 'login-or-register' }) }}
    />
  );
}

function Directory() {
  const t = useTranslate();
  const { user } = useSession();
  const directory = useDirectory();
  useTitle(directory.segment?.name ?? t('directory.title'));
  useLastFilter(directory);
  return (
    <>
      {!user && <Invitation />}
      <PageHeader title={directory.segment?.name ?? t('directory.title')}>
        <Controls directory={directory} />
      </PageHeader>
      <Section space="below">
        {directory.showsAll ? <AllBrands directory={directory} /> : <Highlights directory={directory} />}
      </Section>
    </>
  );
}

/** /brands and /brands/:segment; a brand's people have a desk there instead. */
export default function Brands() {
  const { user } = useSession();
  const slug = user?.entity_stype === 'seller' ? user.seller_slug : null;
  if (!slug) return <Directory />;
  return (
    <Suspense>
      <SellersDesk slug={slug} />
    </Suspense>
  );
}
