import type { Command } from 'commander';
import type { ValidateOptions } from '../validateFiles.ts';

/** The command `language-server`: speaks the Language Server Protocol, and ends when the editor does. */
export function addLanguageServerCommand(program: Command, options: () => ValidateOptions): void {
  program
    .command('language-server')
    .description(
      'tells editors what `validate` says, as people type (`npm run --silent tenant -- language-server`)',
    )
    .option('--stdio', 'by standard input and output; there is no other way')
    .action(async () => {
      // Loaded when asked for: no other command needs these.
      const [{ createConnection, ProposedFeatures }, { startLanguageServer }] = await Promise.all([
        import('vscode-languageserver/node'),
        import('./startLanguageServer.ts'),
      ]);
      const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
      const ended = new Promise<void>((resolve) => connection.onExit(resolve));
      startLanguageServer(connection, options());
      await ended;
    });
}
