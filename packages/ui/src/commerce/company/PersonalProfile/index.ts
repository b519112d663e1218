export * from './PersonalProfile.tsx';
