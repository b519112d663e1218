import { createContext, createElement, use } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';

/** What every link of the library passes on: the attributes of an anchor with its address. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };
export type LinkComponent = ComponentType<LinkProps>;

const Anchor: LinkComponent = ({ children, ...attributes }) => <a {...attributes}>{children}</a>;

const LinkContext = createContext<LinkComponent>(Anchor);

/** Hands the application's router link to every link of the library; without it links are plain anchors. */
export const LinkProvider = ({ component, children }: { component: LinkComponent; children: ReactNode }) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** A bare link, for components that dress it themselves. */
export const Link = (props: LinkProps) => createElement(use(LinkContext), props);
