import { lazy, Suspense, type ComponentType } from 'react';
import { useAllWords } from '../words.ts';
import { KeepTypedText } from './KeepTypedText.tsx';
import { useDialogs, type AppDialog, type DialogViewProps } from './dialogState.tsx';

/** Each dialog comes with its own piece of the program, when it is first opened. */
const views = {
  login: lazy(() => import('./LoginView.tsx')),
  'login-or-register': lazy(() => import('./LoginOrRegisterView.tsx')),
  forgot: lazy(() => import('./ForgotView.tsx')),
  'change-password': lazy(() => import('./ChangePasswordView.tsx')),
  register: lazy(() => import('./RegistrationView.tsx')),
  'define-password': lazy(() => import('./DefinePasswordView.tsx')),
  search: lazy(() => import('./SearchView.tsx')),
  legal: lazy(() => import('./LegalView.tsx')),
  welcome: lazy(() => import('./WelcomeView.tsx')),
} satisfies { [Kind in AppDialog['kind']]: ComponentType<DialogViewProps<Kind>> };

function DialogView({ dialog }: { dialog: AppDialog }) {
  'use no memo'; // Drawn again for another dialog alone, and the front page carries this file.
  useAllWords();
  const View = views[dialog.kind] as ComponentType<{ dialog: AppDialog }>;
  return <View dialog={dialog} />;
}

export function AppDialogs() {
  'use no memo';
  const { dialog } = useDialogs();
  if (!dialog) return null;
  return (
    <Suspense fallback={dialog.kind === 'search' && <KeepTypedText />}>
      <DialogView key={dialog.kind} dialog={dialog} />
    </Suspense>
  );
}
