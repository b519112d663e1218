export * from './RemovedList.tsx';
