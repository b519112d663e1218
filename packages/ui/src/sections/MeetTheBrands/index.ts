export * from './MeetTheBrands.tsx';
