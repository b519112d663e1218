import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed['program']['body'][number];
type ExportNamed = Extract<Statement, { type: 'ExportNamedDeclaration' }>;
type Declaration = NonNullable<ExportNamed['declaration']>;
interface Span {
  start: number;
  end: number;
}

/** One source file, parsed, with its text. */
interface Source {
  file: string;
  text: string;
  parsed: Parsed;
}

export const sources: string = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const read = new Map<string, Source>();

const sourceOf = (file: string): Source => {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const source = { file, text, parsed: parseSync(file, text) };
  read.set(file, source);
  return source;
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const said = ({ text }: Source, { start, end }: Span): string => oneLine(text.slice(start, end));

/** The JSDoc that ends right before something, as one sentence after a dash. */
const docOf = ({ text, parsed }: Source, { start }: Span): string => {
  const comment = parsed.comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  if (!comment?.value.startsWith('*')) return '';
  return `  — ${oneLine(comment.value.replaceAll(/^\s*\*+ ?/gm, ''))}`;
};

/** Members one to a line, so that a change of one is a line of the difference. */
const membersOf = (source: Source, members: readonly Span[]): string[] =>
  members.map((member) => `    ${said(source, member).replace(/[;,]$/, '')}${docOf(source, member)}`);

interface Callable extends Span {
  params: readonly (Span & { typeAnnotation?: Span | null; left?: { typeAnnotation?: Span | null } })[];
  returnType?: Span | null;
}

/** What it takes and gives: names of parameters are its own affair. */
const signature = (source: Source, { params, returnType }: Callable): string => {
  const types = params.map((param) => {
    const type = param.typeAnnotation ?? param.left?.typeAnnotation;
    return type ? said(source, type).replace(/^: ?/, '') : '…';
  });
  return `(${types.join(', ')})${returnType ? said(source, returnType) : ''}`;
};

const valueLines = (source: Source, declaration: Declaration, at: Span): string[] => {
  if (declaration.type === 'FunctionDeclaration')
    return [`  ${declaration.id?.name ?? ''}${signature(source, declaration as Callable)}${docOf(source, at)}`];
  if (declaration.type !== 'VariableDeclaration') return [`  ${said(source, declaration)}`];
  return declaration.declarations.map(({ id, init }) => {
    const name = 'name' in id ? id.name : said(source, id);
    const calls = init?.type === 'ArrowFunctionExpression' ? signature(source, init as Callable) : '';
    const type = 'typeAnnotation' in id && id.typeAnnotation ? said(source, id.typeAnnotation) : '';
    return `  ${name}${calls}${type}${docOf(source, at)}`;
  });
};

const linesOf = (source: Source, statement: ExportNamed): string[] => {
  const { declaration } = statement;
  if (!declaration) return [];
  if (declaration.type === 'TSInterfaceDeclaration') {
    const above = declaration.extends.map((parent) => said(source, parent)).join(', ');
    const head = `  interface ${declaration.id.name}${above && ` extends ${above}`}${docOf(source, statement)}`;
    return [head, ...membersOf(source, declaration.body.body)];
  }
  if (declaration.type === 'TSTypeAliasDeclaration')
    return [`  ${said(source, declaration).replace(/;$/, '')}${docOf(source, statement)}`];
  return valueLines(source, declaration, statement);
};

const namesIn = (declaration: Declaration): string[] => {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : []));
  return 'id' in declaration && declaration.id && 'name' in declaration.id ? [declaration.id.name] : [];
};

/** Every exported name of a file with its lines, including what it exports from other files. */
const exportsOf = (file: string): Map<string, string[]> => {
  const source = sourceOf(file);
  const found = new Map<string, string[]>();
  const from = (path: string) => exportsOf(join(dirname(file), path));
  for (const statement of source.parsed.program.body) {
    if (statement.type === 'ExportAllDeclaration')
      for (const [name, lines] of from(statement.source.value)) found.set(name, lines);
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration)
      for (const name of namesIn(statement.declaration)) found.set(name, linesOf(source, statement));
    const there = statement.source?.value.startsWith('.') ? from(statement.source.value) : undefined;
    for (const { local, exported } of statement.specifiers) {
      const name = 'name' in exported ? exported.name : exported.value;
      const lines = there?.get('name' in local ? local.name : local.value);
      found.set(name, lines ?? [`  ${name}${statement.source ? `  — of ${statement.source.value}` : ''}`]);
    }
  }
  return found;
};

export const rooms = ['foundation', 'components', 'commerce', 'sections'] as const;
export type Room = (typeof rooms)[number];

/** Depth of a component's folder: `commerce` has groups by the trade. */
export const componentsIn = (room: string): string => (room === 'commerce' ? `${room}/*/*` : `${room}/*`);

/** Folders of a room, each of which is an entry of its own or a part of the room's. */
export const foldersOf = (room: Room): string[] =>
  globSync(`${componentsIn(room)}/index.ts`, { cwd: sources })
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort();

/** What a folder offers, props with types and JSDoc, by name. */
export const apiOf = (folder: string): string => {
  const found = [...exportsOf(join(sources, folder, 'index.ts'))].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return [folder, ...found.flatMap(([, lines]) => lines)].join('\n');
};

/** The names a room's own entry gives away. */
export const namesOf = (entry: string): string[] =>
  [...exportsOf(join(sources, entry)).keys()].sort((a, b) => a.localeCompare(b, 'en'));
