import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { welcomeWords } from '../../testing/words/dialogs.ts';
import { WelcomeDialog, type WelcomeDialogProps, type WelcomeLabels } from './WelcomeDialog.tsx';

const Welcome = (props: Omit<WelcomeDialogProps, 'labels'>) => {
  const { marketplace, brand, parcels, ...labels } = useLabels(welcomeWords);
  const tips: WelcomeLabels['tips'] = {
    marketplace: () => [
      { icon: 'search', ...marketplace.search },
      { icon: 'user', ...marketplace.user },
      { icon: 'grid', ...marketplace.grid },
    ],
    brand: (words) => [
      { icon: 'list', ...brand.list },
      { icon: 'calendar', ...brand.calendar },
      { icon: 'truck', title: parcels.title, text: parcels.text(words) },
    ],
  };
  return <WelcomeDialog {...props} labels={{ ...labels, tips }} />;
};

const meta = preview.meta({
  title: 'Sections/WelcomeDialog',
  component: Welcome,
  argTypes: { content: { control: 'radio', options: ['marketplace', 'brand'] } },
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, content: 'marketplace' as const, name: 'Ana', carrier: 'DHL', onClose: fn() },
});

/** Greets a retailer by name, and is seen once it is closed. */
export const Playground = meta.story({
  name: 'Welcome',
  parameters: { covers: ['M-14'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Welcome, Ana' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'See the brands' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** Says that pre-orders wait up to 3 business days, and who carries the parcels. */
export const OnABrandPage = meta.story({
  parameters: { covers: ['M-15', 'M-16'] },
  args: { content: 'brand' },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/up to 3 business days/)).toBeVisible());
    await expect(screen.getByText(/DHL is our global partner/)).toBeVisible();
  },
});

export const AnotherCarrier = meta.story({
  args: { content: 'brand', carrier: 'Correios' },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Correios is our global partner/)).toBeVisible());
  },
});

export const LongText = meta.story({
  args: { content: 'brand', name: 'Maximiliane-Charlotte von Hohenlohe', carrier: 'Österreichische Paketpost' },
  globals: { locale: 'pseudo' },
});
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' }, args: { content: 'brand' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { content: 'brand' } });
export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { content: 'brand' },
});
