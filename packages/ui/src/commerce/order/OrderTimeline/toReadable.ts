const replace = (old: Element, tag: 'a' | 'small', href?: string) => {
  const made = old.ownerDocument.createElement(tag);
  made.append(...old.childNodes);
  if (href) made.setAttribute('href', href);
  old.replaceWith(made);
};

/**
 * An entry in the elements that rich text keeps: the button that carries the order's link becomes a link, the moment becomes
 * small print. Parsed apart from the page, where nothing of it can run or load; it is cleaned afterwards.
 */
export const toReadable = (html: string): string => {
  if (typeof DOMParser === 'undefined') return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const button of body.querySelectorAll('button[value]'))
    replace(button, 'a', button.getAttribute('value') ?? undefined);
  for (const time of body.querySelectorAll('time')) replace(time, 'small');
  return body.innerHTML;
};
