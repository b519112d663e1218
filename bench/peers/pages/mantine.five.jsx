import { Button, Card, MantineProvider, Modal, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Card.css';
import { useState } from 'react';

export default function Five() {
  const [open, setOpen] = useState(false);
  return (
    <MantineProvider>
      <Card withBorder>Spring Summer 27</Card>
      <TextInput label="Note" />
      <Select
        label="Terms"
        placeholder="Choose"
        data={[
          { value: 'now', label: 'At once' },
          { value: 'later', label: 'In January' },
        ]}
      />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal opened={open} onClose={() => setOpen(false)} title="Order" closeButtonProps={{ 'aria-label': 'Close' }}>
        Sent.
      </Modal>
    </MantineProvider>
  );
}
