import { SessionEnd } from '../auth/SessionEnd.tsx';
import { DefinePasswordPopup } from '../dialogs/DefinePasswordPopup.tsx';
import { LoginPopup } from '../dialogs/LoginPopup.tsx';
import { useAnchor } from '../useAnchor.ts';
import { useArrival } from '../useArrival.ts';

/** Scrolls to the part of the page that the address names. */
function Anchor() {
  useAnchor();
  return null;
}

/** Begins at the heading of a screen that a link led to. */
function Arrival() {
  useArrival();
  return null;
}

/** What follows the address and the session on every screen. No first screen waits for it, so it comes with the footer. */
export const AfterPage = () => (
  <>
    <SessionEnd />
    <DefinePasswordPopup />
    <LoginPopup />
    <Anchor />
    <Arrival />
  </>
);
