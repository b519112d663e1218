import addonA11y from '@storybook/addon-a11y';
// Its own entry would bring the pages of documentation, a megabyte that a story has no use for.
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import type { Globals, StrictArgTypes } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import '@vitrine/ui/reset';
import { backToTop } from './backToTop.ts';
import { chooseControls, chooseValues, toProps } from './controls/controls.ts';
import { Frame } from './Frame.tsx';
import { DocsPage } from './library/DocsPage.tsx';
import { followLinks } from './followLinks.ts';
import { look } from './look.ts';
import { readGlobals, viewports } from './modes.ts';
import { network } from './network.ts';
import { checkRootMark } from './rootMark.ts';
import { StoryPictures } from './StoryPictures.tsx';
import { StoryWords } from './StoryWords.tsx';
import { toolbar } from './toolbar.ts';

// Screens and some components arrive in pieces, made when first asked for. All stories of a test run share a page, so all of them wait alike;
// on a busy machine the first screen may take half a minute.
configure({ asyncUtilTimeout: 60_000 });

const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

// Who waits for an element asks again and again, and each refusal would bring the whole page in words: a tenth of a screen's time.
if (isTestRun) configure({ getElementError: (message) => new Error(message ?? 'The element is not there.') });

// The panel of the workshop lists all rules. A test run asks for faults, and would send every element that has none to the reporter.
const violationsAlone = { resultTypes: ['violations' as const] };

if (!isTestRun) followLinks();

/** The toolbar alone, without what the story itself says of partner, mode or locale. */
const toolbarIn = (context: object, globals: Globals): Globals =>
  'userGlobals' in context ? (context.userGlobals as Globals) : globals;

export default definePreview({
  addons: [addonDocs, addonA11y(), addonMsw(network)],
  tags: ['autodocs'],
  globalTypes: toolbar,
  // A test run looks at one partner; STORYBOOK_PARTNER, STORYBOOK_MODE and STORYBOOK_LOCALE choose which.
  initialGlobals: {
    partner: import.meta.env['STORYBOOK_PARTNER'] ?? 'vitrine',
    mode: import.meta.env['STORYBOOK_MODE'],
    locale: import.meta.env['STORYBOOK_LOCALE'] ?? 'en',
    // Set by a page's “In other conditions” alone.
    direction: 'ltr',
  },
  argTypesEnhancers: [(context) => chooseControls(context) as StrictArgTypes],
  argsEnhancers: [chooseValues],
  ...(isTestRun && { beforeEach: backToTop }),
  afterEach: checkRootMark,
  decorators: [
    // A story with a locale of its own says what it means to say.
    (Story, { args, storyGlobals }) =>
      storyGlobals?.['locale'] ? <Story /> : <StoryWords args={args}>{(props) => <Story args={props} />}</StoryWords>,
    (Story, { args, initialArgs }) => (
      <StoryPictures args={toProps(args, initialArgs)}>{(props) => <Story args={props} />}</StoryPictures>
    ),
    (Story, { globals, parameters, viewMode, ...context }) => (
      <Frame
        seen={readGlobals(globals)}
        page={readGlobals(viewMode === 'docs' ? toolbarIn(context, globals) : globals)}
        direction={[parameters['direction'], globals['direction']].includes('rtl') ? 'rtl' : 'ltr'}
        documented={viewMode === 'docs'}
      >
        <Story />
      </Frame>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', ...(isTestRun && { options: violationsAlone }) },
    // Which stories are photographed, and how: pictured.ts.
    chromatic: { disableSnapshot: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          ['Start', 'Contents', 'How it works'],
          'Review',
          ['Heroes', 'Screens', 'Components', 'Mails', 'Documents'],
          'White label',
          [
            'Studio',
            'Partners',
            'Brand a partner in 15 minutes',
            'Crie a marca de um parceiro em 15 minutos',
            'From branding to theme',
            'Tokens',
            'Contrast',
            'Import and export',
          ],
          'Foundation',
          'Components',
          'Commerce',
          'Sections',
          'Internal',
          'Screens',
        ],
      },
    },
    viewport: { options: viewports },
    docs: { codePanel: true, theme: look, page: DocsPage },
  },
});
