import { ConnectionButton, ConnectionButtonSkeleton } from '@vitrine/ui/commerce/relationship/ConnectionButton';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { connectionButtonLabels } from '../../../shared/mappers/labels/connection.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';
import { useDialogs } from '../../../shared/connected/dialogs/dialogState.tsx';
import { useConnect } from './useConnect.ts';
import { type Counterpart, useLoginToConnect } from './useLoginToConnect.ts';

/** Sends once what a visitor asked for before signing in (D-002): after the reload, which would cut off a request sent before it. */
const useIntent = ({ type, id }: Counterpart, ask: () => void): void => {
  const { storage } = useServices();
  const { dialog } = useDialogs();
  const [wanted] = useState(() => (dialog === null ? storage.getJson<Counterpart>('connectTo') : null));
  useEffect(() => {
    if (!wanted) return;
    storage.set('connectTo', null);
    if (wanted.type === type && wanted.id === id) ask();
  }, [storage, wanted, type, id, ask]);
};

/** Retailers ask and accept in the brand's header (S-063, S-064). */
function RetailerConnects({ brand }: { brand: Counterpart }) {
  const intl = useIntl();
  const { side, state, isLoading, chatHref, ask, accept, busy, failed, forget } = useConnect(brand);
  useIntent(brand, ask);
  if (!state) return isLoading ? <ConnectionButtonSkeleton /> : null;
  return (
    <ConnectionButton
      place="header"
      state={state}
      viewer={side}
      chatHref={chatHref}
      onRequest={ask}
      onAccept={accept}
      busy={busy}
      failed={failed}
      onFailureSeen={forget}
      labels={connectionButtonLabels(intl)}
    />
  );
}

/** Visitors sign in first. Who closes the login instead has asked for nothing. */
function VisitorConnects({ brand }: { brand: Counterpart }) {
  const intl = useIntl();
  const { storage } = useServices();
  const { dialog } = useDialogs();
  const login = useLoginToConnect(brand);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && dialog === null;
    wasOpen.current = dialog !== null;
    if (!isClosed || storage.get('connectTo') === null) return;
    storage.set('connectTo', null);
    storage.set('noRedirect', null);
  }, [dialog, storage]);
  return (
    <ConnectionButton
      state="none"
      viewer="buyer"
      onRequest={login}
      onAccept={login}
      labels={connectionButtonLabels(intl)}
    />
  );
}

/** Connecting with the brand of this page, for retailers and visitors. */
export function BrandConnection({ id }: { id: number }) {
  const { user } = useSession();
  const brand: Counterpart = { type: 'seller', id };
  return user ? <RetailerConnects brand={brand} /> : <VisitorConnects brand={brand} />;
}
