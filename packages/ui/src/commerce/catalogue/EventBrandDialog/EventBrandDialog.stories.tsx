import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { eventBrandWords } from '../../../testing/words/dialogs.ts';
import { goods } from '../../../testing/index.ts';
import { EventBrandDialog, type EventBrandDialogProps } from './EventBrandDialog.tsx';

const EventBrand = (props: Omit<EventBrandDialogProps, 'labels'>) => (
  <EventBrandDialog {...props} labels={useLabels(eventBrandWords)} />
);

const brand = {
  name: 'Maré Alta',
  tags: ['Women', 'Resort', 'Made in Brazil'],
  description:
    'Linen, silk and organic cotton cut in small runs by one workshop on the coast, dyed with leaves and bark.',
  story:
    '<p>Three sisters opened the workshop in 1994 with two looms.</p><p>Today forty people weave, cut and sew.</p>',
  get pictures() {
    return [
      { id: '1', src: goods('dress', 'linen', '#b7472a', '#2b2420', 1) },
      { id: '2', src: goods('knit', 'rib', '#4b6b62', '#dfe5e2', 2) },
      { id: '3', src: goods('bag', 'leather', '#8a5a34', '#d9b68c', 4) },
    ];
  },
};

const meta = preview.meta({
  title: 'Commerce/EventBrandDialog',
  component: EventBrand,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, brand, onRegister: fn(), onLogin: fn(), onClose: fn() },
});

/** Pictures, tags, name, description and more to read. */
export const Playground = meta.story({
  name: 'Brand in an event',
  parameters: { covers: ['M-17', 'K-17'] },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Maré Alta' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText('Women · Resort · Made in Brazil')).toBeVisible();
    await expect(within(dialog).getAllByRole('listitem', { name: /of 3$/ })).toHaveLength(3);
    const more = within(dialog).getByRole('button', { name: 'Read more' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(within(dialog).getByText(/Three sisters/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Read less' }));
    await expect(within(dialog).getByText(/Three sisters/)).not.toBeVisible();
  },
});

/** Leads to registration and to the login. */
export const LeadsOn = meta.story({
  name: 'Registration and login',
  parameters: { covers: ['M-18', 'M-19'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});

export const OnePicture = meta.story({ args: { brand: { ...brand, pictures: brand.pictures.slice(0, 1) } } });
export const WordsAlone = meta.story({
  args: { brand: { ...brand, pictures: [], tags: [], story: null }, onRegister: undefined },
});
export const LongText = meta.story({
  args: {
    brand: {
      ...brand,
      name: 'Oficina das Sedas Naturais de Florianópolis',
      tags: ['Sustainable', 'Handmade', 'Women', 'Resort', 'Beachwear', 'Jewellery', 'Made in Brazil', 'New'],
      description: `${brand.description} ${brand.description} ${brand.description}`,
    },
  },
});
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
