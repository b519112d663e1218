import { createContext, useMemo, useState, type ReactNode } from 'react';
import { useProvided } from '../../config/useProvided.ts';

/** The dialogs that may stand over any screen. */
export type AppDialog =
  /** `isPasswordSaved`: the person has just chosen the password to sign in with. */
  | { kind: 'login'; email?: string; isPasswordSaved?: boolean }
  | { kind: 'login-or-register' }
  | { kind: 'forgot'; email: string }
  | { kind: 'change-password'; email: string; password: string; message?: string }
  /** Without `registrant` it asks who registers. */
  | { kind: 'register'; registrant?: 'retailer' | 'brand'; email?: string }
  | { kind: 'define-password'; hash: string }
  /** Brands, and products for members. `text`: what was typed while it was loading. */
  | { kind: 'search'; text?: string }
  | { kind: 'legal'; text: 'terms' | 'privacy' }
  /** `marketplace`: the greeting at the first visit. `brand`: how buying works, on a brand's page (D-019). */
  | { kind: 'welcome'; content: 'marketplace' | 'brand' };

/** What the view of a dialog is given. */
export interface DialogViewProps<Kind extends AppDialog['kind']> {
  dialog: Extract<AppDialog, { kind: Kind }>;
}

interface DialogState {
  dialog: AppDialog | null;
  open: (dialog: AppDialog) => void;
  close: () => void;
}

const DialogContext = createContext<DialogState | null>(null);

/** One dialog at a time: opening another replaces it. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<AppDialog | null>(null);
  const state = useMemo(() => ({ dialog, open: setDialog, close: () => setDialog(null) }), [dialog]);
  return <DialogContext value={state}>{children}</DialogContext>;
}

export const useDialogs = (): DialogState => useProvided(DialogContext);
