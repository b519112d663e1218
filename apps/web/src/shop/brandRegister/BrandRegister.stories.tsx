import preview from '#storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/BrandRegister',
  args: { address: '/casa-marola/register', viewer: 'visitor' as const },
});

/** A visitor of a brand enters a business e-mail, signs in, or registers a brand. */
export const Playground = meta.story({
  name: 'Business e-mail',
  parameters: { covers: ['R-012', 'R-120', 'R-121', 'R-122', 'R-123'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shop Casa Marola' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByLabelText('Business e-mail')).toBeVisible();
    await expect(main.getByRole('button', { name: 'CREATE ACCOUNT' })).toBeVisible();
    await userEvent.click(main.getByText('Why do I have to register?'));
    await expect(main.getByRole('link', { name: 'Register as a retailer' })).toHaveAttribute(
      'href',
      '/register?type=b',
    );
    // The browser's own click: a click in `act` waits for the dialog's program and never sees it.
    main.getByRole('button', { name: 'LOGIN' }).click();
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
    await userEvent.keyboard('{Escape}');
    main.getByRole('button', { name: 'Register for a Seller Account' }).click();
    await seen(await screen.findByRole('group', { name: 'Company info' }));
  },
});
