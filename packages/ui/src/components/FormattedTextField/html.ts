import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

/** An element of a document without a window: nothing in it runs or is fetched. */
const inertBody = (html = ''): HTMLElement => {
  const inert = document.implementation.createHTMLDocument('');
  inert.body.innerHTML = html;
  return inert.body;
};

export const toDocument = (html: string): Node => DOMParser.fromSchema(schema).parse(inertBody(html));

/** HTML of a document; '' of one without a word. An entry of a list that is one paragraph has no paragraph of its own. */
export const toHtml = (document: Node): string => {
  const isEmpty =
    document.childCount === 1 && document.firstChild?.isTextblock && document.firstChild.content.size === 0;
  if (isEmpty) return '';
  const body = inertBody();
  DOMSerializer.fromSchema(schema).serializeFragment(document.content, { document: body.ownerDocument }, body);
  for (const paragraph of body.querySelectorAll('li > p:only-child')) paragraph.replaceWith(...paragraph.childNodes);
  return body.innerHTML;
};
