export * from './TaskList.tsx';
