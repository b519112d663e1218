import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import { layersFirst } from './layers.plugin.ts';
import { messages, sourceWords } from './messages.plugin.ts';
import { notices } from './notices.plugin.ts';
import { trimLibraries } from './trim.plugin.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

/**
 * What many screens need, in few files: a page asks for a dozen scripts instead of fifty. Libraries change seldom, so they have a file of
 * their own. What is not named here is divided by who needs it.
 */
const groups = [
  {
    name: 'libraries',
    priority: 5,
    test: /node_modules\/(?!.*(headlessui|floating-ui)).*\/(react|react-dom|scheduler|react-router|react-router-dom)\/|@tanstack\/(?!.*(nfinite|utationObserver|useMutation|queriesObserver|ydration|streamed|useQueries|prefetch|irtual))/,
  },
  {
    name: 'look',
    priority: 4,
    test: /packages\/ui\/src\/(foundation\/(Heading|Icon|LinkProvider|LocaleProvider|Text|VisuallyHidden|WindowProvider)|components\/(Button|Spinner))\/|vanilla-extract\/recipes|connected\/(useTitle|useQuerySearch)|packages\/api\/src\/rules\/(redirect|link)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // Everything else that the first screen starts with.
    name: 'app',
    priority: 3,
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
  },
  {
    name: 'hero',
    priority: 2,
    test: /sections\/Hero\/|connected\/heroes\/Heroes|mappers\/landing\.ts/,
  },
  {
    // What several public screens need after their first paint.
    name: 'common',
    priority: 1,
    test: /packages\/ui\/src\/(foundation\/(Picture|Section|TextLink|Stack|Inline|Grid|sprinkles)|components\/(Banner|Field|IconButton|SectionHead|TextField|TextArea|Skeleton|EmptyState|ErrorState|Badge|DateText)|internal\/(LogoImage|SentenceCase|dotted|emailShape|pictureSources)|hooks\/(useExpiry|useInView|useKeptFocus)|commerce\/catalogue\/(BrandCard|BrandTile|LetterIndex)|sections\/(SiteFooter|MeetTheBrands|PageHeader))[/.]|connected\/(shell\/ShellFooter|tracking\/track|tabs|heroes\/Waiting|useDebounced|useKeptPlace|useLocale)|mappers\/(brand|format|landingBrand|pictures|labels\/(media|event|directory))\.ts|rules\/(constants|stages)\.ts|client\/errors\.ts|utationObserver|useMutation|nfiniteQuery|vanilla-extract\/(dynamic|private|sprinkles)/,
  },
  // What the shop loads once React has taken the page over.
  {
    name: 'started',
    test: /app\/(?:\w+\/)*(repeatEarly|placeAgain|shareChanges)\./,
    includeDependenciesRecursively: false,
  },
  { name: 'slides', test: /connected\/heroes\/HeroSlides|components\/Carousel\/|sections\/HeroCarousel/ },
  { name: 'html', test: /components\/RichHtml\/|sections\/AboutProject|connected\/events\// },
  // Before the filters, so that a dialog brings what it shares with them and nothing more.
  // With the platform's own choices, apart from the lists of react-aria, which half of the screens do without.
  {
    name: 'overlay',
    priority: 0.5,
    test: /packages\/ui\/src\/components\/(Dialog|Select|Switch)\/|ueriesObserver|useQueries/,
  },
  {
    name: 'filters',
    test: /packages\/ui\/src\/(components\/(MultiSelect|SearchField)|commerce\/catalogue\/FilterBar)\//,
  },
  {
    // What the page of a brand shares with the header of users and with screens of goods, which do without the rest of it.
    name: 'relations',
    priority: 0.5,
    includeDependenciesRecursively: false,
    test: /connected\/(useKept|useShipping|addressErrors|why\/|connection\/(useConnections|connectionCache)|shell\/useWelcome)|queries\/messages\.ts|mappers\/(connection|shipping|labels\/(connection|why))\.ts|rules\/(connection|explain)\.ts|packages\/ui\/src\/(hooks\/useMissedToggle\.|(commerce\/company\/WhyPanel|components\/(Breadcrumb|LinkTabs|Disclosure))\/)/,
  },
  {
    name: 'brand',
    includeDependenciesRecursively: false,
    test: /web\/src\/(?:shop|shared)\/(brand\/|connected\/(brand\/(?!BrandPricelist)|connection\/(BrandConnection|useConnect|useLoginToConnect)\.|auth\/useLoginHere)|mappers\/(brandDraft|brandPage|labels\/(brand|message)))|packages\/ui\/src\/(internal\/DraftMark|sections\/(BrandAbout|BrandHeader)|commerce\/(catalogue\/(BrandImages|CallToAction|CollectionStrip|InfoBlock)|relationship\/(ConnectionButton|MessageForm)))\/|rules\/messages\.ts/,
  },
];

const fromRouter = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
const routerFiles = join(dirname(fromRouter.resolve('react-router')), '../production');

/** The router without its checks for developers: its package offers that build by path alone. */
const routerBuild = {
  'react-router/dom': join(routerFiles, 'dom-export.mjs'),
  'react-router': join(routerFiles, 'index.mjs'),
};

/** The program that runs in the browser. */
const browserBuild: BuildOptions = {
  target: 'es2023',
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // The scripts of every screen by name are 4 kB of the first load. A link loads its screen before it is pressed, so they come in time.
    resolveDependencies: (_file, files, { hostType }) =>
      hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
  },
  rolldownOptions: {
    output: {
      codeSplitting: { groups },
      // The entry lists every style sheet and script of every screen: short names, without a hyphen, make it more than a kilobyte lighter.
      chunkFileNames: 'assets/[name][hash:7].js',
      assetFileNames: ({ names }) =>
        names.some((name) => name.endsWith('.css')) ? 'assets/[hash:5][extname]' : 'assets/[name]-[hash][extname]',
    },
    // Components of react-intl that nothing uses: their making has no effect, which the package does not say.
    treeshake: {
      propertyReadSideEffects: false,
      manualPureFunctions: ['createFormattedComponent', 'createFormattedDateTimePartsComponent'],
    },
  },
};

/** The program that renders public screens inside the server: whole, so that the server needs no package of the web app. */
const serverBuild: BuildOptions = {
  target: 'node24',
  outDir: 'dist/.server',
  copyPublicDir: false,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    messages(),
    vanillaExtractPlugin(),
    react({ compiler: true }),
    ...(isSsrBuild ? [] : [layersFirst(), notices(), sourceWords(), trimLibraries()]),
  ],
  build: isSsrBuild ? serverBuild : browserBuild,
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  resolve: {
    // Messages are compiled at build time, so the page does not carry their parser.
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      ...(command === 'build' ? routerBuild : {}),
    },
  },
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'],
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/api', '/o/', '/media', '/fonts', '/outbox', '/reference', '/openapi.json'].map((path) => [
        path,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
}));
