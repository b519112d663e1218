import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { loginPromptWords } from '../../testing/words/shell.ts';
import { LoginPrompt } from './LoginPrompt.tsx';

function Prompt({ onLogin }: { onLogin: () => void }) {
  const words = useLabels(loginPromptWords);
  return (
    <LoginPrompt
      text={words.text}
      login={{ label: words.login, onPress: onLogin }}
      register={{ label: words.register, href: '/register' }}
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
