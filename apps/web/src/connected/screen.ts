import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { Services } from '../queries/services.ts';

/** What a route's module gives the router, made for the services at hand. */
export interface Screen {
  loader?: LoaderFunction;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
}

export type ScreenFactory = (services: Services) => Screen;
