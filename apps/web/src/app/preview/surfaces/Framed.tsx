import { PageFrame } from '@vitrine/ui/foundation';
import type { PropsWithChildren } from 'react';
import ShellFooter from '../../../shared/connected/shell/ShellFooter.tsx';
import { ShellHeader } from '../../../shared/connected/shell/ShellHeader.tsx';

/** Parts that are not a screen yet, between the shop's own header and footer. */
export const Framed = ({ children }: PropsWithChildren) => (
  <PageFrame header={<ShellHeader />} footer={<ShellFooter />}>
    {children}
  </PageFrame>
);
