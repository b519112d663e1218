// Who may import whom. Each line adds to the others: a file obeys every line that names its folder.

const files = (pattern) => new RegExp(`^${pattern}`);
const down = 'Arrows only go down: ';
const layers = `${down}sections, commerce, components, foundation, internal. Move what is shared to a lower layer.`;
const rooms = `${down}app, then shop and office, then shared. What shop and office both need is in shared.`;
const floors = `${down}screens, connected, queries and mappers, config.`;
const offices = `${down}office/brand and office/staff, then office/parts. What both need is in office/parts.`;
const firstScreen =
  'SiteHeader|SiteFooter|Hero|HeroCarousel|OurPlatform|OurBrands|OurRetailers|RequestDemo|Newsletter|Spotlight';
const routers = /^(react-router-dom|@tanstack\/|ky$|react-intl)/;

/**
 * `in`: the importing file, by its path in the repository. `except`: files of it that the line is not for.
 * `not`: what they may not import; a relative import is given as the path of the file it leads to.
 * A name taken from a package is given after `#`: `@tanstack/react-query#useMutation`.
 */
const zones = [
  {
    in: files('packages/(tokens|api)/src/'),
    not: /^@vitrine\//,
    why: 'This package stands alone: it may import nothing of ours.',
  },
  {
    in: files('packages/ui/src/'),
    not: /^@vitrine\/(api|studio|web|server)/,
    why: 'The library knows no API and no application: take plain props and callbacks; the mapping happens in the mappers of apps/web.',
  },
  {
    in: files('packages/ui/src/'),
    except: /\/testing\/pictures\.ts$/,
    not: /^@vitrine\/demo/,
    why: 'Pictures of stories come from src/testing/pictures.ts.',
  },
  {
    in: files('packages/ui/src/testing/'),
    not: /^@vitrine\/demo$/,
    why: 'Pictures of stories are drawn by @vitrine/demo/drawing.',
  },
  {
    in: files('packages/ui/src/'),
    not: routers,
    why: 'The library neither routes, fetches nor translates: take href, callbacks and labels, and let apps/web wire them.',
  },
  {
    in: files('packages/ui/src/'),
    except: /\.(stories|fixture|test)\.tsx?$|\/testing\//,
    not: /^@vitrine\/tokens(\/themes.*)?$/,
    why: 'Import the contract: @vitrine/tokens/contract. Concrete themes are for stories and tests.',
  },
  {
    in: files('packages/ui/src/(internal|hooks|foundation)/'),
    not: /^packages\/ui\/src\/(components|commerce|sections)\//,
    why: layers,
  },
  { in: files('packages/ui/src/components/'), not: /^packages\/ui\/src\/(commerce|sections)\//, why: layers },
  { in: files('packages/ui/src/commerce/'), not: /^packages\/ui\/src\/sections\//, why: layers },
  {
    in: files('packages/ui/src/sections/'),
    // A story may show a section with those that it is made to hold.
    except: /\.stories\.tsx$/,
    other: files('packages/ui/src/sections/'),
    why: 'A section never imports a section: what two share goes down to commerce or components.',
  },
  {
    in: files(`packages/ui/src/(internal|hooks|foundation|sections/(${firstScreen}))/`),
    except: /\.(stories|fixture|test)\.tsx?$/,
    not: /^(react-aria-components|@headlessui)/,
    why: 'This part is loaded by the first screen: use native elements, or import a behaviour-heavy component lazily from its own entry.',
  },
  {
    in: files('packages/mail/src/'),
    not: /^@vitrine\/(api|ui|studio|web|server|demo)/,
    why: 'A mail knows the branding alone: @vitrine/tokens. The sender passes names, numbers and addresses.',
  },
  {
    in: files('packages/demo/src/'),
    except: /\.test\.ts$/,
    not: /^@vitrine\/(server$|server\/(bench|testing))/,
    why: 'The demo knows the contract, the themes and what the server shows it: @vitrine/server/seed and @vitrine/server/lettering.',
  },
  {
    in: files('packages/demo/src/'),
    not: /^@vitrine\/(ui|studio|mail|web)/,
    why: 'The demo knows the contract, the themes and the server.',
  },
  {
    in: files('packages/demo/src/drawing/'),
    except: /\.test\.ts$/,
    not: /^@vitrine\/(api|tokens|server\/seed)/,
    why: 'Drawings are made in the browser too: import nothing of ours but @vitrine/server/lettering.',
  },
  {
    in: files('packages/studio/src/'),
    not: /^@vitrine\/(api|web|server|demo)/,
    why: 'The studio knows the library and the tokens: surfaces, goods and words come from the application.',
  },
  {
    in: files('packages/studio/src/'),
    not: routers,
    why: 'The studio neither routes, fetches nor translates: take surfaces, callbacks and labels.',
  },
  {
    in: files('apps/web/src/'),
    except: /\/testing\/drawnPictures\.ts$/,
    not: /^@vitrine\/(server|demo)/,
    why: 'The application reaches the server over the contract alone: @vitrine/api.',
  },
  {
    in: files('apps/web/src/(shop|office|shared)/'),
    not: /^@vitrine\/tokens/,
    why: 'Only apps/web/src/app knows the tokens; everywhere else components carry them.',
  },
  {
    in: files('apps/web/src/.*\\.tsx$'),
    not: /^@tanstack\/react-query#useMutation$/,
    why: 'A component calls no useMutation: write a hook in a file use….ts beside it.',
  },
  { in: files('apps/web/src/shared/'), not: /^apps\/web\/src\/(app|shop|office)\//, why: rooms },
  { in: files('apps/web/src/shop/'), not: /^apps\/web\/src\/(app|office)\//, why: rooms },
  { in: files('apps/web/src/office/'), not: /^apps\/web\/src\/(app|shop)\//, why: rooms },
  {
    in: files('apps/web/src/app/'),
    except: /^apps\/web\/src\/app\/screens\.ts$/,
    not: /^apps\/web\/src\/(shop\/(?!connected|mappers|queries)\w+|office\/(brand|staff))\//,
    why: 'Screens are loaded by the maps of screens. What a part of app shares with a screen is in connected/ or office/parts.',
  },
  { in: files('apps/web/src/office/parts/'), not: /^apps\/web\/src\/office\/(brand|staff)\//, why: offices },
  { in: files('apps/web/src/office/brand/'), not: /^apps\/web\/src\/office\/staff\//, why: offices },
  { in: files('apps/web/src/office/staff/'), not: /^apps\/web\/src\/office\/brand\//, why: offices },
  ...['shop', 'office/brand', 'office/staff'].map((room) => ({
    in: files(`apps/web/src/${room}/\\w+/`),
    other: files(`apps/web/src/${room}/`),
    not: new RegExp(`^apps/web/src/${room}/(?!connected|mappers|queries)\\w+/`),
    why: 'A screen never imports a screen: what two share is in connected/ or office/parts, or goes down to the library.',
  })),
  {
    in: files('apps/web/src/.*/(queries|mappers)/'),
    not: /^apps\/web\/src\/(app|(shop|office\/\w+|shared)\/(?!queries|mappers|config)\w+)\//,
    why: floors,
  },
  {
    in: files('apps/web/src/shared/config/'),
    not: /^apps\/web\/src\/shared\/(?!config)/,
    why: floors,
  },
  {
    in: files('apps/server/src/'),
    except: /\/seed\/load\.ts$/,
    not: /^@vitrine\/(ui|web|demo)/,
    why: 'The server knows the contract and the branding alone: @vitrine/api, @vitrine/tokens. The demo is loaded by src/seed/load.ts.',
  },
  {
    in: files('apps/server/src/modules/'),
    // An area has one name in all rooms: the orders of a brand and of staff are one module with those of the shop.
    other: files('apps/server/src/modules/\\w+/'),
    not: /^apps\/server\/src\/modules\/\w+\/\w+\/(repository|mapper)/,
    why: "A module calls another module's service, never its repository.",
  },
  {
    in: files('apps/server/src/(domain|db|platform)/'),
    not: /^apps\/server\/src\/(modules|plugins|app)\b/,
    why: `${down}app, modules, then domain, db and platform.`,
  },
];

/** The folder just below `base` that a path is in: `Hero` of `packages/ui/src/sections/Hero/Hero.tsx`. */
const folderBelow = (base, path) => {
  const start = base.exec(path)?.[0];
  return start === undefined ? undefined : path.slice(start.length).split('/')[0];
};

/** True when `other` names a folder and the two files lie in different folders of it. */
const isNeighbour = (base, file, target) => {
  const theirs = folderBelow(base, target);
  return theirs !== undefined && theirs !== folderBelow(base, file);
};

/** Why a file may not import a target: a package by its name, or a file by its path in the repository. */
export const refusalOf = (file, target) =>
  zones.find(
    (zone) =>
      zone.in.test(file) &&
      !zone.except?.test(file) &&
      (!zone.other || isNeighbour(zone.other, file, target)) &&
      (!zone.not || zone.not.test(target)),
  )?.why;
