import type { Plugin } from 'vite';

/** Libraries whose modules hold parts that the shop does not use, in a form that the bundler cannot leave out. */
const LIBRARIES = /node_modules\/(react-router\/dist|react-intl|@formatjs\/intl)\//;

/** Names for developer tools. An assignment to a component keeps the component. */
const NAMES = /^\w+\.displayName = .*;$/gm;

/** Calls that have no effect unless their result is used. */
const PURE = /= (React\d*\.(?:forwardRef|memo|createContext))\(/g;

/** Formats of react-intl that the shop has no use for. Each object that it makes would hold all of them. */
const FORMATS = [
  'formatNumberToParts',
  'formatDuration',
  'formatDurationToParts',
  'formatRelativeTime',
  'formatDateToParts',
  'formatDateTimeRange',
  'formatTimeToParts',
  'formatPlural',
  'formatDisplayName',
].join('|');
const BOUND = new RegExp(`^\\s*(?:${FORMATS}): (?:${FORMATS})\\.bind\\(.*$`, 'gm');
const CALLED = new RegExp(`\\bintl\\.(${FORMATS})\\b`);

/** Leaves out parts of libraries that nothing uses, and fails when the shop begins to use one of them. */
export const trimLibraries = (): Plugin => ({
  name: 'vitrine:trim',
  apply: 'build',
  transform(code, id) {
    if (LIBRARIES.test(id)) return code.replace(NAMES, '').replace(PURE, '= /* @__PURE__ */ $1(').replace(BOUND, '');
    const called = id.includes('node_modules') ? null : CALLED.exec(code);
    if (called) this.error(`trim.plugin.ts leaves out intl.${called[1]}. Remove it from the list there.`);
    return undefined;
  },
});
