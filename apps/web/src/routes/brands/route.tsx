import { Section } from '@vitrine/ui/foundation';
import { LoginPrompt } from '@vitrine/ui/sections/LoginPrompt';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { useEffect } from 'react';
import { useLoginHere } from '../../connected/auth/useLoginHere.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { useTitle } from '../../connected/useTitle.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { AllBrands } from './AllBrands.tsx';
import { Controls } from './Controls.tsx';
import { Highlights } from './Highlights.tsx';
import { useDirectory } from './useDirectory.ts';

/** Visitors are invited to sign in, and come back here. */
function Invitation() {
  const t = useTranslate();
  const login = useLoginHere();
  return <LoginPrompt text={t('shell.loginPrompt')} login={{ label: t('app.nav.login'), onPress: login }} />;
}

/** /brands and /brands/:segment. */
export default function Brands() {
  const t = useTranslate();
  const { storage } = useServices();
  const { user } = useSession();
  const directory = useDirectory();
  useTitle(directory.segment?.name ?? t('directory.title'));
  useEffect(() => storage.set('lastFilter', null), [storage]);
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
