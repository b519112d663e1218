export * from './ProfileTabs.tsx';
