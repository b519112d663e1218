import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { TextLink } from '../TextLink/index.ts';
import { LinkProvider } from './LinkProvider.tsx';
import type { LinkProps } from './LinkProvider.tsx';

const RouterLink = ({ children, ...attributes }: LinkProps) => (
  <a {...attributes} data-routed>
    {children}
  </a>
);

const meta = preview.meta({ title: 'Foundation/LinkProvider', component: LinkProvider });

/** Every link uses the link of the application. */
export const Router = meta.story({
  args: { component: RouterLink, children: <TextLink href="/brands">Brands</TextLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Brands' })).toHaveAttribute('data-routed');
  },
});
