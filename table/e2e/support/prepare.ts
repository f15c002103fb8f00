/* Run before the tests: sees to a browser and says plainly when there is none. */
import { findBrowser, installBrowser } from './find-browser.ts';

const problem = installBrowser();
if (problem) console.log(`No end-to-end tests, for want of a browser: ${problem}.`);
else console.log(`The end-to-end tests use ${findBrowser()}.`);
