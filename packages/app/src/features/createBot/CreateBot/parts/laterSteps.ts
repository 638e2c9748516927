export { FiltersStep } from './FiltersStep';
export { GmailStep } from './GmailStep';
export { Summary } from './Summary';
