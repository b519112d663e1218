import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Stack, Text } from '../../foundation/index.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Drawer } from './Drawer.tsx';
import type { DrawerProps } from './Drawer.tsx';

type DemoProps = Omit<DrawerProps, 'open' | 'onClose' | 'closeLabel'> & { initiallyOpen?: boolean };

const Demo = ({ initiallyOpen = true, ...props }: DemoProps) => {
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filters</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} closeLabel="Close" />
    </>
  );
};

const filters = (
  <Stack space="none">
    <Checkbox label="Ready to ship" defaultChecked />
    <Checkbox label="Made to order" />
    <Checkbox label="Sustainable" />
  </Stack>
);

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Demo,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { title: 'Filters', children: filters, footer: <Button stretch>Show 24 products</Button> },
});

export const Playground = meta.story({});
export const AtStart = meta.story({ args: { side: 'start', title: 'Menu', footer: undefined } });

/** Holds the focus; Escape closes it and returns the focus. */
export const Closes = meta.story({
  name: 'Close',
  args: { initiallyOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
});

export const LongText = meta.story({
  args: {
    title: 'Filtermöglichkeiten nach Lieferzeitfenster, Preisgruppe und Nachhaltigkeitskennzeichnung',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>The head and the buttons stay in sight while the body scrolls.</Text>
        ))}
      </Stack>
    ),
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
