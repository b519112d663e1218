const MARKER = 'itastyle';
const PREFIX = '/project/';
const SPECIAL = `${PREFIX}special/`;

/** Where a path with the marker 'itastyle' really leads: 'special' follows 'project'. Null for any other path. */
export const rewriteEventPath = (pathname: string): string | null =>
  pathname.startsWith(PREFIX) && !pathname.startsWith(SPECIAL) && pathname.toLowerCase().includes(MARKER)
    ? SPECIAL + pathname.slice(PREFIX.length)
    : null;
