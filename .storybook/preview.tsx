import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '@vitrine/ui/reset';
import { Frame } from './Frame.tsx';
import type { FrameGlobals } from './Frame.tsx';
import { locales, partners } from './modes.ts';
import { network } from './network.ts';

const choice = (title: string, icon: 'paintbrush' | 'mirror' | 'globe', items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(network)],
  tags: ['autodocs'],
  globalTypes: {
    partner: choice('Partner', 'paintbrush', partners),
    mode: choice('Mode', 'mirror', ['own', 'light', 'dark']),
    locale: choice('Locale', 'globe', locales),
  },
  // A test run looks at one partner; STORYBOOK_PARTNER, STORYBOOK_MODE and STORYBOOK_LOCALE choose which.
  initialGlobals: {
    partner: import.meta.env['STORYBOOK_PARTNER'] ?? 'vitrine',
    mode: import.meta.env['STORYBOOK_MODE'] ?? 'own',
    locale: import.meta.env['STORYBOOK_LOCALE'] ?? 'en',
  },
  decorators: [
    (Story, { globals }) => (
      <Frame {...(globals as unknown as FrameGlobals)}>
        <Story />
      </Frame>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Welcome', 'Foundation', 'Components', 'Commerce', 'Sections', 'Screens'] } },
    docs: { codePanel: true },
  },
});
