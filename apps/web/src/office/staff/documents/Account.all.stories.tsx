import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { previewed } from './Account.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Account',
  args: { address: '/admin/account', viewer: 'staff' as const },
});

/** A new event has a name and a short name, which follows it; then its form begins with the name. */
export const Added = meta.story({
  name: 'Event added',
  parameters: { covers: ['D-042', 'D-067'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an event' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add an event' }));
    const short = dialog.getByRole('textbox', { name: /^Short name/ });
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Market Week');
    await expect(short).toHaveValue('market-week');
    await userEvent.type(short, '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await seen(dialog.getByText('Use small letters, digits and single dashes between them.'));
    await userEvent.clear(short);
    await userEvent.type(short, 'cart');
    await seen(await dialog.findByText('This is an address of the shop. Choose another one.'));
    await userEvent.clear(short);
    await userEvent.type(short, 'market-week{Enter}');
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveValue('Market Week'));
  },
});

/** A segment has days, and is removed after a question that says what goes with it. */
export const Segment = meta.story({
  name: 'Segment removed',
  parameters: { covers: ['D-042', 'R-086'] },
  args: { address: '/admin/account/segment.swimwear' },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByLabelText(/^First day/));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await seen(dialog.getByText(/12 people are linked to it and lose it\. 1 brand leaves it\./));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    const card = await canvas.findByRole('article', { name: 'Swimwear' });
    await waitFor(() => expect(card).toHaveTextContent(/Removed$/));
  },
});

/** A removed hero stays in the list, and its last version brings it back. */
export const Removed = meta.story({
  name: 'Removed and brought back',
  parameters: { covers: ['D-042', 'D-067'] },
  args: { address: '/admin/account/hero.resort-27' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    const card = await canvas.findByRole('article', { name: 'Resort 27 is open' });
    await waitFor(() => expect(card).toHaveTextContent(/Removed$/));
    await userEvent.click(within(card).getByRole('link', { name: 'Resort 27 is open' }));
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Return to this/ }))[0] as HTMLElement);
    await seen(await screen.findByText('Saved. The shop shows it.'));
    await previewed(canvas, 'Resort 27 is open');
  },
});

/** A segment names its event and its brands. */
export const EventSegment = meta.story({
  name: 'Segment of an event',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/account/segment.swimwear' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Active: linked retailers enter it' }));
    await seen(await canvas.findByText('1 brand is chosen.'));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Brands' }), 'lume');
    await userEvent.click(await canvas.findByRole('option', { name: /^Lume/ }));
    await seen(await canvas.findByText('2 brands are chosen.'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Casa Marola' }));
    await seen(canvas.getByText('1 brand is chosen.'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Event' })).toHaveDisplayValue('Resort Week'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('Saved. The shop shows it.'));
  },
});

/** Two people edit the same: the second sees both values and decides. */
export const TwoPeople = meta.story({
  name: 'Changed by somebody else',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/account/landing' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.address).toBe('/admin/account/landing');
    const field = await canvas.findByRole('textbox', { name: 'Newsletter (English)' });
    const other = await fetch('/v1/admin/content/landing');
    const { data } = (await other.json()) as { data: { kind: string; version: string; document: object } };
    await fetch('/v1/admin/content/landing', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        kind: data.kind,
        seen: data.version,
        document: { ...data.document, subscribe: { en: 'Theirs' } },
      }),
    });
    await userEvent.clear(field);
    await userEvent.type(field, 'Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('Somebody else has saved this meanwhile.'));
    await seen(canvas.getByText('Theirs'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await seen(await screen.findByText('Saved. The shop shows it.'));
  },
});

/** A former version comes back with one press. */
export const FormerVersion = meta.story({
  name: 'Return to a version',
  parameters: { covers: ['D-042', 'D-067'] },
  args: { address: '/admin/account/terms' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Return to this/ }));
    await seen(await screen.findByText('Saved. The shop shows it.'));
  },
});

/** What a version said stands beside what the shop says now, before somebody returns to it. */
export const CompareVersion = meta.story({
  name: 'Compare a version',
  parameters: { covers: ['D-042', 'D-067'] },
  args: { address: '/admin/account/terms' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Compare with the version of/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Version of/ }));
    await seen(await dialog.findByText('As it was'));
    await userEvent.click(dialog.getByRole('button', { name: 'Return to this' }));
    await seen(await screen.findByText('Saved. The shop shows it.'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** An event stays while segments belong to it: the dialog names them. */
export const EventWithSegments = meta.story({
  name: 'Event with segments',
  parameters: { covers: ['D-042'] },
  args: { address: '/admin/account/event.resort-week' },
  beforeEach: ({ msw }) => {
    const message = 'Segments still belong to this event: Swimwear. Nothing was removed.';
    msw.use(mockCall(contract.staffContent.remove, { status: 409, data: { message, detail: message } }));
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name \(English\)/ });
    await expect(name).toBeRequired();
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('radio', { name: 'Português' }));
    const translated = await canvas.findByRole('textbox', { name: /^Name \(Português\)/ });
    await expect(translated).toHaveAccessibleDescription(/^Required in English/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await seen(await dialog.findByText(/^Segments still belong to this event: Swimwear/));
  },
});

/** A file that only has the name of a picture is not used: the button says why. */
export const NoPicture = meta.story({
  name: 'File that is no picture',
  args: { address: '/admin/account/hero.resort-27' },
  beforeEach: async () => void (await import('../../parts/fields/FramingDialog.tsx')),
  play: async ({ canvas, userEvent }) => {
    const text = new File(['Not a picture.'], 'front.png', { type: 'image/png' });
    await userEvent.upload((await canvas.findAllByLabelText(/^Picture/))[0] as HTMLElement, text);
    const use = await screen.findByRole('button', { name: 'Use picture' });
    await waitFor(() => expect(use).toHaveAttribute('aria-disabled', 'true'));
    await expect(use).toHaveAccessibleDescription(/^We couldn’t show this picture/);
  },
});

/** Lists of links: groups and links are added, moved and removed. */
export const Links = meta.story({
  name: 'Links of the menu',
  args: { address: '/admin/account/links' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Move Link 2 up' }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a group' }));
    await seen(canvas.getByText('Group 2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Group 2' }));
    await expect(canvas.queryByText('Group 2')).toBeNull();
  },
});

/** Segments of the menu are renamed, moved, hidden and added. */
export const Segments = meta.story({
  name: 'Segments',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/account/segments' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Segment 2 up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a segment' }));
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Name (English)' }).at(-1) as HTMLElement, 'Home');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('Saved. The shop shows it.'));
  },
});

/** A category that brands or products have stays; the refusal says how many. */
export const CategoryInUse = meta.story({
  name: 'Category in use',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/account/categories' },
  beforeEach: ({ msw }) => {
    const message = '"Dresses" stays. Brands that have it: 12, products: 340. Give them another one first, or hide it.';
    msw.use(mockCall(contract.staffContent.set, { status: 409, data: { message, detail: message } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Category 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText(/^"Dresses" stays\./));
  },
});

/** The window that is open keeps the settings that it began with. After saving it says so, and shows the new ones on request. */
export const Settings = meta.story({
  name: 'Settings saved',
  parameters: { covers: ['D-042'] },
  args: { address: '/admin/account/settings' },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /title/i });
    await userEvent.type(title, ' 27');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('Saved. This window still shows the shop as it was.'));
    await seen(canvas.getByRole('button', { name: 'Show it' }));
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  args: { address: '/admin/account/settings' },
  globals: { locale: 'pt-BR' },
});

/** A time zone is found by the name of a city. */
export const Zone = meta.story({
  name: 'Time zone chosen',
  parameters: { covers: ['D-042'] },
  args: { address: '/admin/account/settings' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: /^Time zone/ });
    await expect(field).toHaveValue('America/Sao Paulo');
    await userEvent.clear(field);
    await userEvent.type(field, 'Lisbon');
    await userEvent.click(await screen.findByRole('option', { name: 'Europe/Lisbon' }));
    await expect(field).toHaveValue('Europe/Lisbon');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('Saved. The shop shows it.'));
  },
});
