import '@vitrine/ui/reset';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { Select } from '@vitrine/ui/components/Select';
import { TextField } from '@vitrine/ui/components/TextField';
import { Box } from '@vitrine/ui/foundation';
import { useState } from 'react';

const terms = [
  { value: 'now', label: 'At once' },
  { value: 'later', label: 'In January' },
];

export default function Five() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box border padding="md" radius="card" background="raised">
        Spring Summer 27
      </Box>
      <TextField label="Note" />
      <Select label="Terms" placeholder="Choose" options={terms} />
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Order" closeLabel="Close">
        Sent.
      </Dialog>
    </>
  );
}
