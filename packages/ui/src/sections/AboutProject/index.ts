export * from './AboutProject.tsx';
