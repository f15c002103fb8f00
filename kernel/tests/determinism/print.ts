import { digest } from './digest.ts';

process.stdout.write(digest());
