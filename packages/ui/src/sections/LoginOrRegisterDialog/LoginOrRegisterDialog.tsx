import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack, Text } from '../../foundation/index.ts';

export interface LoginOrRegisterDialogProps {
  open: boolean;
  onClose: () => void;
  /** The application remembers where the visitor was heading (M-30). */
  onLogin: () => void;
  /** Absent where nobody registers. */
  onRegister?: () => void;
  labels: LoginOrRegisterLabels;
}

export interface LoginOrRegisterLabels {
  title: string;
  text: string;
  login: string;
  register: string;
  close: string;
}

/** Stands before what visitors may not see yet (M-30). */
export const LoginOrRegisterDialog = ({ open, onClose, onLogin, onRegister, labels }: LoginOrRegisterDialogProps) => (
  <Dialog open={open} onClose={onClose} size="sm" title={labels.title} closeLabel={labels.close}>
    <Stack space="lg">
      <Text tone="muted">{labels.text}</Text>
      <Stack space="sm">
        <Button caps size="lg" stretch onPress={onLogin}>
          {labels.login}
        </Button>
        {onRegister && (
          <Button caps size="lg" variant="secondary" stretch onPress={onRegister}>
            {labels.register}
          </Button>
        )}
      </Stack>
    </Stack>
  </Dialog>
);
