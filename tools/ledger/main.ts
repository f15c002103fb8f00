import { ledger } from './ledger.ts';

const { status, output, errors } = ledger(process.cwd(), process.argv.slice(2));
if (output !== '') console.log(output);
for (const error of errors) console.error(error);
process.exitCode = status;
