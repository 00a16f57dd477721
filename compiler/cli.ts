/**
 * `npm run tenant`: the compiler as a command. An entry file: it alone joins the compiler to the list of
 * screens (design, "Who may import whom").
 */
import { manifests } from '../screens/index.ts';
import { runCommand } from './runCommand.ts';

process.exitCode = await runCommand({
  words: process.argv.slice(2),
  variables: process.env,
  screenIds: manifests.map(({ id }) => id),
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
});
