import { useEffect, useRef, type ReactNode } from 'react';
import { AskDialog } from '../../parts/list/AskDialog.tsx';

interface AskFormProps {
  title: string;
  confirm: string;
  action: { isBusy: boolean; problem: string | undefined };
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A few fields in a dialog. The first one has the focus, and Enter sends them. */
export function AskForm({ title, confirm, action, onSubmit, onClose, children }: AskFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <AskDialog title={title} confirm={confirm} action={action} onConfirm={onSubmit} onClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!action.isBusy) onSubmit();
        }}
      >
        {children}
        {/* Enter sends a form of several fields only if it has a button; the visible one is in the footer. */}
        <button type="submit" hidden>
          {confirm}
        </button>
      </form>
    </AskDialog>
  );
}
