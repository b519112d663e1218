import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Text } from '../../foundation/index.ts';

export interface EventErrorDialogProps {
  open: boolean;
  /** However it is left, the application goes to `/` (M-20). */
  onClose: () => void;
  labels: EventErrorLabels;
}

export interface EventErrorLabels {
  title: string;
  /** 'An error ocurred trying to tag the event. Please, try again later.' (D-116) */
  text: string;
  close: string;
}

/** The visitor could not be joined to an event (M-20, S-051). */
export const EventErrorDialog = ({ open, onClose, labels }: EventErrorDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    kind="alert"
    size="sm"
    title={labels.title}
    footer={
      <Button caps onPress={onClose}>
        {labels.close}
      </Button>
    }
  >
    <Text>{labels.text}</Text>
  </Dialog>
);
