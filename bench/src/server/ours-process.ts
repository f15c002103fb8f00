import { serve } from '@questwright/server';
import { report } from './process.ts';

const { url } = await serve(JSON.parse(process.argv[2]!));
report(url);
