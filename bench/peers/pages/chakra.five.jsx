import {
  Button,
  Card,
  ChakraProvider,
  createListCollection,
  defaultSystem,
  Dialog,
  Field,
  Input,
  Portal,
  Select,
} from '@chakra-ui/react';
import { useState } from 'react';

const terms = createListCollection({
  items: [
    { value: 'now', label: 'At once' },
    { value: 'later', label: 'In January' },
  ],
});

export default function Five() {
  const [open, setOpen] = useState(false);
  return (
    <ChakraProvider value={defaultSystem}>
      <Card.Root>
        <Card.Body>Spring Summer 27</Card.Body>
      </Card.Root>
      <Field.Root>
        <Field.Label>Note</Field.Label>
        <Input />
      </Field.Root>
      <Select.Root collection={terms}>
        <Select.HiddenSelect />
        <Select.Label>Terms</Select.Label>
        <Select.Control>
          <Select.Trigger>
            <Select.ValueText placeholder="Choose" />
          </Select.Trigger>
          <Select.IndicatorGroup>
            <Select.Indicator />
          </Select.IndicatorGroup>
        </Select.Control>
        <Portal>
          <Select.Positioner>
            <Select.Content>
              {terms.items.map((item) => (
                <Select.Item item={item} key={item.value}>
                  {item.label}
                  <Select.ItemIndicator />
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Positioner>
        </Portal>
      </Select.Root>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog.Root open={open} onOpenChange={(change) => setOpen(change.open)}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>Order</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>Sent.</Dialog.Body>
              <Dialog.CloseTrigger>Close</Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraProvider>
  );
}
