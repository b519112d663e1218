let channel: BroadcastChannel | undefined;

/** What the tabs of this shop tell each other through. One for each tab, which does not hear itself. */
export const tabsChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('vitrine.changes'));

/** Tells the other tabs that carts or orders changed. */
export const tellTabs = (): void => tabsChannel().postMessage('changed');
