export * from './NotificationChoices.tsx';
