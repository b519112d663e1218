// Lint rules of our own: how tests and stories name the rows of docs/spec.md that they prove.
import { hasRange, idsIn, readRows } from '../specification.mjs';

const MAX_WORDS = 5;

const rows = new Set(readRows().map(({ id }) => id));

/** The text of a string, or of a template as far as it is written out. */
const textOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  return undefined;
};

const property = (object, name) =>
  object?.type === 'ObjectExpression'
    ? object.properties.find(({ type, key }) => type === 'Property' && (key.name ?? key.value) === name)
    : undefined;

const isCallOf = ({ callee }, object, method) =>
  callee.type === 'MemberExpression' && callee.object.name === object && callee.property.name === method;

const storyRule = (check) => ({
  create: (context) => ({
    CallExpression: (node) => {
      if (isCallOf(node, 'meta', 'story'))
        check(node.arguments[0], (at, message) => context.report({ node: at, message }), context);
    },
  }),
});

const storyName = storyRule((story, report) => {
  const name = property(story, 'name')?.value;
  const text = textOf(name);
  if (text === undefined) return;
  if (text.trim().split(/\s+/).length > MAX_WORDS)
    report(
      name,
      `At most ${MAX_WORDS} words: what the story shows goes into a comment above it, which the docs page prints.`,
    );
  if (idsIn(text).length > 0) report(name, "Rows do not belong into a name: parameters: { covers: ['R-074'] }.");
});

const storyCovers = storyRule((story, report) => {
  const covers = property(property(story, 'parameters')?.value, 'covers')?.value;
  if (!covers) return;
  if (!property(story, 'play'))
    report(covers, 'A story without a play function proves nothing: add one, or leave `covers` out.');
  if (covers.type !== 'ArrayExpression' || covers.elements.some((element) => textOf(element) === undefined))
    return report(covers, "Write the rows out: covers: ['R-074', 'R-075'].");
  for (const element of covers.elements)
    if (!rows.has(textOf(element))) report(element, `'${textOf(element)}' is no row of docs/spec.md.`);
});

// The helpers of stories that expect something are named so.
const ASSERTS = /\b(expect[\w.]*|seen|stands\w*)\(/;

const storyAsserts = storyRule((story, report, context) => {
  const play = property(story, 'play')?.value;
  if (play && /Function/.test(play.type) && !ASSERTS.test(context.sourceCode.getText(play)))
    report(play, 'A play function without an assertion proves nothing: expect something of what the story shows.');
});

const metaCovers = {
  create: (context) => ({
    CallExpression: (node) => {
      if (!isCallOf(node, 'preview', 'meta')) return;
      const covers = property(property(node.arguments[0], 'parameters')?.value, 'covers');
      if (covers) context.report({ node: covers, message: 'Each story says by itself which rows it proves.' });
    },
  }),
};

const TESTS = new Set(['it', 'test', 'describe']);
const testOf = ({ callee }) =>
  callee.type === 'MemberExpression'
    ? testOf({ callee: callee.object })
    : callee.type === 'CallExpression'
      ? testOf(callee)
      : callee.name;

const isPlaywright = ({ type, source }) => type === 'ImportDeclaration' && source.value === '@playwright/test';

/** Vitest's own rule knows no test of Playwright. */
const journeyAsserts = {
  create: (context) => ({
    CallExpression: (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'test') return;
      if (!context.sourceCode.ast.body.some(isPlaywright)) return;
      const run = node.arguments.at(-1);
      if (run && /Function/.test(run.type) && !/\bexpect[\w.]*\(/.test(context.sourceCode.getText(run)))
        context.report({
          node: node.arguments[0],
          message: 'A journey without an assertion proves nothing: expect something of what the page shows.',
        });
    },
  }),
};

const NO_RANGE = 'Name each row by itself: R-203, R-204. A range claims rows that nobody looked at.';

const testTitle = {
  create: (context) => ({
    CallExpression: (node) => {
      const text = TESTS.has(testOf(node)) ? textOf(node.arguments[0]) : undefined;
      if (text === undefined) return;
      const report = (message) => context.report({ node: node.arguments[0], message });
      if (hasRange(text)) report(NO_RANGE);
      for (const id of idsIn(text).filter((named) => !rows.has(named))) report(`'${id}' is no row of docs/spec.md.`);
    },
  }),
};

const commentRange = {
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments())
        if (hasRange(comment.value)) context.report({ node: comment, message: NO_RANGE });
    },
  }),
};

export default {
  meta: { name: 'specification' },
  rules: {
    'story-name': storyName,
    'story-covers': storyCovers,
    'story-asserts': storyAsserts,
    'meta-covers': metaCovers,
    'journey-asserts': journeyAsserts,
    'test-title': testTitle,
    'comment-range': commentRange,
  },
};
