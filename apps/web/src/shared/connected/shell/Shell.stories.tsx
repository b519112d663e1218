import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { frameChecked, seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  parameters: { ...wholeShop.parameters, ...frameChecked },
  tags: ['!autodocs'],
  title: 'Screens/Shell',
  args: { address: '/brands', viewer: 'approved' as const },
});

/** The side menu has the account's link groups and the logout. */
export const Playground = meta.story({
  name: 'Side menu',
  parameters: { covers: ['R-160', 'R-161', 'E-12'] },
  globals: { stage: 'approved' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Main' }));
    for (const name of ['Help', 'Partners']) await seen(await menu.findByRole('heading', { name }));
    await expect(menu.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/whoweare');
    await expect(menu.getByRole('link', { name: 'Trade academy' })).toHaveAttribute(
      'href',
      'https://academy.tropico.example/courses?lang=en',
    );
    await seen(await menu.findByRole('button', { name: 'Log out' }));
  },
});

/** A visitor's header leads to both registrations. */
export const Visitor = meta.story({
  name: 'Header and footer, visitor',
  parameters: { covers: ['R-135', 'R-137', 'R-153'] },
  args: { viewer: 'visitor' },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    const header = within(await canvas.findByRole('banner'));
    const links = (name: string) => header.getAllByRole('link', { name, hidden: true })[0];
    await expect(links("I'M A BRAND")).toHaveAttribute('href', '/register?type=s');
    await expect(links('REGISTER AS A BUYER')).toHaveAttribute('href', '/register?type=b');
    const footer = within(await canvas.findByRole('contentinfo'));
    for (const name of ['Company', 'Connect', 'Register', 'Contact'])
      await expect(await footer.findByRole('heading', { name })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/whoweare');
    await expect(footer.getByRole('link', { name: 'Our team' })).toHaveAttribute('href', '/whoweare#ourteam');
    await expect(footer.getByRole('link', { name: 'oi@tropico.example' })).toHaveAttribute(
      'href',
      'mailto:oi@tropico.example',
    );
  },
});

/** A retailer's menu of brands holds the segments; the cart has a dot while it holds products; nothing alerts an approved one. */
export const Retailer = meta.story({
  name: 'Header, retailer',
  parameters: { covers: ['R-139', 'R-141', 'R-143', 'S-004'] },
  globals: { stage: 'approved', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const header = within(await canvas.findByRole('banner'));
    const cart = await header.findByRole('link', { name: /^Cart/ });
    await expect(cart).toHaveAttribute('href', '/cart');
    await waitFor(() => expect(cart).toHaveAccessibleName(/has products/));
    await expect(header.queryByRole('button', { name: /^Status of your registration/ })).toBeNull();
    await userEvent.click(header.getByRole('button', { name: 'Brands' }));
    for (const [name, href] of [
      ['Women', '/brands/women'],
      ['Men', '/brands/men'],
      ['Children', '/brands/children'],
      ['Home & Beauty', '/brands/home-beauty'],
    ])
      await expect(await header.findByRole('link', { name })).toHaveAttribute('href', href);
  },
});
