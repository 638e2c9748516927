import { icons } from './icons';
import { learnIcons } from './knownIcons';

// For a page that must not wait for icons: a story, a test.
learnIcons(icons);
