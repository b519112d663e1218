// Lint rule of our own: packages and applications import each other by name, each only what `zones.mjs` lets it.
import { dirname, join } from 'node:path/posix';
import { refusalOf } from './zones.mjs';

/** `packages/ui` of a path inside it; undefined for what is in neither a package nor an application. */
const roomOf = (path) => /^(?:.*\/)?((?:packages|apps)\/[^/]+)\//.exec(`${path}/`)?.[1];

/** Settings of the test runners, which `npm test` reads from the root. */
const CONFIG = /\/(vitest|playwright)\.config\.ts$/;

const APPLICATIONS = /^@vitrine\/web(\/|$)/;

const messageFor = (path, specifier, names) => {
  const room = roomOf(path);
  if (!room) return undefined;
  if (room.startsWith('packages/') && APPLICATIONS.test(specifier))
    return 'A package imports no application. Sample labels for stories are in packages/ui/src/testing/words.';
  const file = path.slice(path.indexOf(`${room}/`));
  if (!specifier.startsWith('.')) {
    const targets = [specifier, ...names.map((name) => `${specifier}#${name}`)];
    return targets.map((target) => refusalOf(file, target)).find(Boolean);
  }
  const target = join(dirname(file), specifier);
  if (CONFIG.test(file) && target.startsWith('tools/')) return undefined;
  if (roomOf(target) === room) return refusalOf(file, target);
  return `A relative import stays inside ${room}: import another package by its name. A package imports no application; sample labels for stories are in packages/ui/src/testing/words.`;
};

const imports = {
  create: (context) => {
    /** @param {any} node */
    const check = ({ source, specifiers }) => {
      if (typeof source?.value !== 'string') return;
      const names = (specifiers ?? []).flatMap(({ imported }) => imported?.name ?? []);
      const message = messageFor(context.filename.replaceAll('\\', '/'), source.value, names);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'rooms' }, rules: { imports } };
