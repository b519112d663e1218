import { paths } from '../../../shared/config/paths.ts';
import { plainText } from '../plainText.ts';
import type { PublicScreen } from '../publicScreen.ts';

/** A path whose page this account has; none where asking for it is refused. */
const ifThere = (path: string, asked: Promise<unknown>): Promise<string[]> =>
  asked.then(
    () => [path],
    () => [],
  );

/** The story of the company. */
export const whoWeAre: PublicScreen = {
  program: 'src/shop/whoWeAre/route.tsx',
  read: async ({ services: { queries, queryClient, account }, t }) => {
    const [{ whoweare }] = await Promise.all([
      queryClient.fetchQuery(queries.pages.whoWeAre()),
      queryClient.fetchQuery(queries.landing.segments()),
    ]);
    return {
      title: t('shell.whoWeAre'),
      description: plainText(whoweare.description) || t('page.whoWeAre', { account: account.name }),
      image: whoweare.main_image,
      path: paths.whoWeAre(),
      trail: [
        [t('event.home'), '/'],
        [t('shell.whoWeAre'), paths.whoWeAre()],
      ],
    };
  },
  list: ({ queries, queryClient }) => ifThere(paths.whoWeAre(), queryClient.fetchQuery(queries.pages.whoWeAre())),
};

/** A campaign page. A former address leads to the present one, in the browser. */
export const campaign: PublicScreen = {
  program: 'src/shop/campaign/route.tsx',
  read: async ({ services: { queries, queryClient }, path, t }) => {
    const [page] = await Promise.all([
      queryClient.fetchQuery(queries.pages.campaign(path.slice(1))),
      queryClient.fetchQuery(queries.landing.segments()),
    ]);
    const { title, text, image } = page;
    if (paths.campaign(page.slug) !== path) return null;
    const trail = [
      [t('event.home'), '/'],
      [title, path],
    ] as const;
    return { title, description: plainText(text) || title, image, path, trail };
  },
  list: ({ account: { campaign_pages = [] } }) =>
    Promise.resolve(campaign_pages.map(({ slug }) => paths.campaign(slug))),
};
