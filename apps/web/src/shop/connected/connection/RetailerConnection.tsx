import { ConnectionButton } from '@vitrine/ui/commerce/relationship/ConnectionButton';
import { ConnectionWelcomeDialog } from '@vitrine/ui/commerce/relationship/ConnectionWelcomeDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { connectionButtonLabels } from '../../../shared/mappers/labels/connection.ts';
import { connectionWelcomeLabels } from '../../../shared/mappers/labels/dialogs.ts';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useConnect } from './useConnect.ts';

interface RetailerConnectionProps {
  id: number;
  name: string;
  /** What the retailer tells brands before they ask; empty if it has written nothing. */
  welcome: string;
}

/** A brand asks a retailer. It reads the retailer's words first; closing them sends the request (S-066, M-29, D-020). */
export function RetailerConnection({ id, name, welcome }: RetailerConnectionProps) {
  const intl = useIntl();
  const may = useMay();
  const [isReading, setReading] = useState(false);
  const { side, state, chatHref, ask, accept, busy, failed, forget } = useConnect({ type: 'buyer', id });
  // Without the right to ask or answer, only a finished connection is of use: it leads to the chat.
  if (!state || (!may('sales') && state !== 'accepted')) return null;
  const close = () => ask(undefined, { onSettled: () => setReading(false) });
  return (
    <>
      <ConnectionButton
        state={state}
        viewer={side}
        chatHref={chatHref}
        onRequest={() => (welcome ? setReading(true) : ask())}
        onAccept={accept}
        busy={busy}
        failed={failed}
        onFailureSeen={forget}
        labels={connectionButtonLabels(intl)}
      />
      <ConnectionWelcomeDialog
        open={isReading}
        onClose={close}
        name={name}
        message={welcome}
        busy={busy}
        labels={connectionWelcomeLabels(intl)}
      />
    </>
  );
}
