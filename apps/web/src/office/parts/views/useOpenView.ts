import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useServices } from '../../../shared/queries/services.ts';
import type { BuyerStage } from '../../../shared/queries/session.ts';
import { staffKeys } from '../queries/staff.ts';
import { useStaffAction } from '../useStaffAction.ts';

export interface ViewSubject {
  subject: 'person' | 'retailer' | 'brand';
  id: number;
}

/** Opens a tab that shows the shop as the subject sees it; `href` is there when the browser does not allow that. */
export const useOpenView = (subject: ViewSubject, onOpened: () => void) => {
  const { client } = useServices();
  const [href, setHref] = useState<string>();
  const action = useStaffAction({
    run: async (stage: BuyerStage | undefined) =>
      (await client.staffViews.open({ body: { ...subject, stage } })).data.data.ticket,
    onDone: (ticket) => {
      const address = `${paths.admin('view')}#${ticket}`;
      const tab = window.open(address, '_blank');
      if (!tab) {
        setHref(address);
        return;
      }
      tab.opener = null;
      onOpened();
    },
    changes: staffKeys.log,
  });
  return { ...action, href };
};
