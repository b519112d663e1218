import { useState } from 'react';
import { useIntl } from 'react-intl';
import { App } from '../app/App.tsx';
import { createShop, type ScreenProps } from './createShop.tsx';

/** The whole shop at an address, as somebody sees it, in the partner and the language around it. */
export function ScreenFrame({ partner = 'vitrine', ...screen }: ScreenProps & { partner?: string }) {
  const intl = useIntl();
  const [shop] = useState(() => createShop(screen, { partner, intl }));
  return <App {...shop} />;
}
