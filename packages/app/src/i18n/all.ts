import { en } from './en';
import { fa } from './fa';
import { addWords } from './translator';

// Both languages whole and at once: for stories, tests and the build, where nobody waits for words.
addWords('en', en);
addWords('fa', fa);
