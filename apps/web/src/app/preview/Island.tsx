import type { PropsWithChildren } from 'react';
import { MemoryRouter, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';

const NO_ROUTE = { outlet: null, matches: [], isDataRoute: false };

/** A place with addresses of its own, within the app's: what is tried out in it changes no address of the page around it. */
export function Island({ address, children }: PropsWithChildren<{ address: string }>) {
  return (
    // A router refuses to render inside another one, so the outer context is hidden from it.
    <UNSAFE_LocationContext value={null as never}>
      <UNSAFE_RouteContext value={NO_ROUTE}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
}
