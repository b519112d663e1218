import { Section } from '@vitrine/ui/foundation';
import { LoginPrompt } from '@vitrine/ui/sections/LoginPrompt';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { useEffect } from 'react';
import { useLoginHere } from '../../connected/auth/useLoginHere.ts';
import { useSay } from '../../connected/useSay.ts';
import { useTitle } from '../../connected/useTitle.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { AllBrands } from './AllBrands.tsx';
import { Controls } from './Controls.tsx';
import { Highlights } from './Highlights.tsx';
import { useDirectory } from './useDirectory.ts';

/** Visitors are invited to sign in, and come back here. */
function Invitation() {
  const say = useSay();
  const login = useLoginHere();
  return <LoginPrompt text={say('shell.loginPrompt')} login={{ label: say('app.nav.login'), onPress: login }} />;
}

/** /brands and /brands/:segment. */
export default function Brands() {
  const say = useSay();
  const { storage } = useServices();
  const { user } = useSession();
  const directory = useDirectory();
  useTitle(directory.segment?.name ?? say('directory.title'));
  useEffect(() => storage.set('lastFilter', null), [storage]);
  return (
    <>
      {!user && <Invitation />}
      <PageHeader title={directory.segment?.name ?? say('directory.title')}>
        <Controls directory={directory} />
      </PageHeader>
      <Section space="below">
        {directory.showsAll ? <AllBrands directory={directory} /> : <Highlights directory={directory} />}
      </Section>
    </>
  );
}
