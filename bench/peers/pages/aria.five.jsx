import {
  Button,
  Dialog,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  Popover,
  Select,
  SelectValue,
  TextField,
} from 'react-aria-components';
import { useState } from 'react';
import './aria.css';

export default function Five() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="card">Spring Summer 27</div>
      <TextField className="field">
        <Label>Note</Label>
        <Input />
      </TextField>
      <Select className="field" placeholder="Choose">
        <Label>Terms</Label>
        <Button>
          <SelectValue />
        </Button>
        <Popover className="popover">
          <ListBox>
            <ListBoxItem id="now">At once</ListBoxItem>
            <ListBoxItem id="later">In January</ListBoxItem>
          </ListBox>
        </Popover>
      </Select>
      <Button className="button" onPress={() => setOpen(true)}>
        Open
      </Button>
      <ModalOverlay className="overlay" isOpen={open} onOpenChange={setOpen} isDismissable>
        <Modal className="panel">
          <Dialog>
            <Heading slot="title">Order</Heading>
            Sent.
            <Button slot="close">Close</Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
