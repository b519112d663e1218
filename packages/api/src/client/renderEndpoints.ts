import type { Call, Contract } from '../contracts/call.ts';
import { answerKindOf } from '../contracts/responses.ts';

/** As the formatter breaks lines. */
const longestLine = 120;

const renderCall = (name: string, { method, path, access, encoding, clientCredentials, responses }: Call): string => {
  const answer = answerKindOf(responses);
  const fields = Object.entries({ method, path, access, encoding, clientCredentials, answer }).filter(
    ([, value]) => value !== undefined,
  );
  const written = fields.map(([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : String(value)}`);
  const line = `    ${name}: { ${written.join(', ')} },`;
  if (line.length <= longestLine) return line;
  return [`    ${name}: {`, ...written.map((field) => `      ${field},`), '    },'].join('\n');
};

/** The source of `endpoints.ts`: the contract without its schemas, so that the browser carries no validator. */
export const renderEndpoints = (contract: Contract): string => {
  const resources = Object.entries(contract).map(([resource, calls]) =>
    [`  ${resource}: {`, ...Object.entries(calls).map(([name, call]) => renderCall(name, call)), '  },'].join('\n'),
  );
  return [
    '// Generated from the contract by `generate.ts`; edit the contract instead.',
    '/** Method, path and kind of every call. */',
    'export const endpoints = {',
    ...resources,
    '} as const;',
    '',
  ].join('\n');
};
