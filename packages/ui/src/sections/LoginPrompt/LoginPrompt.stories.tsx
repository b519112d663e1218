import preview from '#storybook/preview';
import { useIntl } from 'react-intl';
import { expect, fn } from 'storybook/test';
import { LoginPrompt } from './LoginPrompt.tsx';

function Prompt({ onLogin }: { onLogin: () => void }) {
  const intl = useIntl();
  return (
    <LoginPrompt
      text={intl.formatMessage({ id: 'shell.loginPrompt' })}
      login={{ label: intl.formatMessage({ id: 'app.nav.login' }), onPress: onLogin }}
      register={{ label: intl.formatMessage({ id: 'shell.registerBuyer' }), href: '/register' }}
    />
  );
}

const meta = preview.meta({
  title: 'Sections/LoginPrompt',
  component: Prompt,
  parameters: { layout: 'fullscreen' },
  args: { onLogin: fn() },
});

/** Above the directory, for visitors without a session. */
export const Playground = meta.story({
  name: 'Login prompt',
  parameters: { covers: ['R-226'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LOGIN' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'REGISTER AS A BUYER' })).toHaveAttribute('href', '/register');
  },
});
