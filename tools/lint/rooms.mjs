// Lint rule of our own: packages and applications import each other by name, each only what `zones.mjs` lets it.
import { dirname, join } from 'node:path/posix';
import { refusalOf } from './zones.mjs';

/** `packages/ui` of a path inside it; undefined for what is in neither a package nor an application. */
const roomOf = (path) => /^(?:.*\/)?((?:packages|apps)\/[^/]+)\//.exec(`${path}/`)?.[1];

const APPLICATIONS = /^@vitrine\/web(\/|$)/;

const messageFor = (path, specifier) => {
  const room = roomOf(path);
  if (!room) return undefined;
  if (room.startsWith('packages/') && APPLICATIONS.test(specifier))
    return 'A package imports no application. Sample labels for stories are in packages/ui/src/testing/words.';
  const file = path.slice(path.indexOf(`${room}/`));
  if (!specifier.startsWith('.')) return refusalOf(file, specifier);
  const target = join(dirname(file), specifier);
  if (roomOf(target) === room) return refusalOf(file, target);
  return `A relative import stays inside ${room}: import another package by its name. A package imports no application; sample labels for stories are in packages/ui/src/testing/words.`;
};

const imports = {
  create: (context) => {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = messageFor(context.filename.replaceAll('\\', '/'), source.value);
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
