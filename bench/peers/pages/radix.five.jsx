import { Button, Card, Dialog, Select, TextField, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { useState } from 'react';

export default function Five() {
  const [open, setOpen] = useState(false);
  return (
    <Theme>
      <Card>Spring Summer 27</Card>
      <label>
        Note
        <TextField.Root />
      </label>
      <Select.Root defaultValue="now">
        <Select.Trigger aria-label="Terms" />
        <Select.Content>
          <Select.Item value="now">At once</Select.Item>
          <Select.Item value="later">In January</Select.Item>
        </Select.Content>
      </Select.Root>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button>Open</Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Order</Dialog.Title>
          <Dialog.Description>Sent.</Dialog.Description>
          <Dialog.Close>
            <Button>Close</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    </Theme>
  );
}
