import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { VALID } from '../exitCodes.ts';
import { createFileWriter, type FileWriter } from '../history/createFileWriter.ts';
import { REASON } from '../history/reasonOption.ts';
import { CannotCreate, newTenant } from '../newTenant.ts';
import type { Answers } from './answers.ts';
import type { PreviewOptions } from './previewTenant.ts';

interface NewOptions extends Pick<PreviewOptions, 'folder' | 'version'> {
  /** What a draft for a country is compiled with: asked for by that alone, since it may be refused. */
  readonly validation: () => PreviewOptions;
  readonly now: Date;
  readonly out: (line: string) => void;
  /** Takes the exit code. */
  readonly end: (code: number) => void;
}

interface Asked {
  readonly from?: string;
  readonly country?: string;
  readonly languages?: string;
  readonly currency?: string;
  readonly timeZone?: string;
  readonly name?: string;
  readonly brand?: string;
  readonly color?: string[];
  readonly logo?: string;
  readonly postalCode?: string;
  readonly products?: string;
  readonly on?: string;
  readonly off?: string;
  readonly reason?: string;
}

const EXAMPLES = `
Examples:
  new hu --from pl                                    a copy of pl
  new hu --country HU                                 Hungary: money, phones, days and names from public data
  new hu --country HU --languages en,uk --brand Vela --color '#1F6F5C' --color '#FFC145'
  new hu --country HU --logo logo.svg --products meal,gift --on balances --off cardAcceptance`;

/** The command `new`: a copy of a tenant, or a guided draft for a country. */
export function addNewCommand(program: Command, options: NewOptions): void {
  program
    .command('new')
    .description('writes a new valid tenant file, a draft: a copy of another, or one for a country')
    .argument('<CODE>', 'two to twelve lower-case letters')
    .option('--from <CODE>', 'the tenant to copy; with --country the closest one unless given')
    .option('--country <COUNTRY>', 'of ISO 3166-1 (HU): prefills what public data say of it')
    .option('--languages <LANGUAGES>', 'with --country: the default one first (hu,en)')
    .option('--currency <CURRENCY>', 'with --country: of ISO 4217 (HUF)')
    .option('--time-zone <ZONE>', 'with --country: where it has several (Europe/Budapest)')
    .option('--name <NAME>', 'with --country: what the tenant is called')
    .option('--brand <NAME>', 'with --country: the brand’s name')
    .option('--color <COLOUR...>', 'with --country: the main colour, and the second one (#2A48E8)')
    .option('--logo <FILE>', 'with --country: an SVG whose colours are taken')
    .option('--postal-code <FORMAT>', 'with --country: 9 for a digit, A for a letter (9999)')
    .option('--products <PRODUCTS>', 'with --country: references of products (meal,gift)')
    .option('--on <FEATURES>', 'with --country: features that are on')
    .option('--off <FEATURES>', 'with --country: features that are off')
    .option(...REASON)
    .addHelpText('after', EXAMPLES)
    .action(async (code: string, asked: Asked, command: Command) => {
      const { from, country, reason, ...others } = asked;
      const { folder, now } = options;
      const writer = createFileWriter({ folder, now: () => now, reason });
      if (country !== undefined)
        return await createGuided(
          code,
          { ...others, ...(from && { from }), country },
          { ...options, writer },
        );
      // A required option of commander's would hide the name of a mistyped one.
      if (from === undefined)
        return command.error(
          "error: required option '--from <CODE>' not specified; or give --country <COUNTRY>",
        );
      const [first] = Object.keys(others);
      if (first !== undefined)
        return command.error('error: --from alone copies as it is: give --country as well');
      options.out(await newTenant(folder, code, { from, version: options.version, writer }));
      options.end(VALID);
    });
}

async function createGuided(
  code: string,
  asked: Asked & { readonly country: string },
  options: NewOptions & { readonly writer: FileWriter },
): Promise<void> {
  // Loaded here: no other command needs what is known of countries.
  const { createTenant } = await import('./createTenant.ts');
  const { writePreview } = await import('./writePreview.ts');
  const answers = await readAnswers(code, asked);
  const preview = await createTenant(answers, options.validation(), options.writer);
  for (const line of writePreview(preview)) options.out(line);
  options.end(VALID);
}

async function readAnswers(code: string, asked: Asked & { readonly country: string }): Promise<Answers> {
  const { languages, color, logo, products, on, off, ...same } = asked;
  const [isOn, isOff] = [listOf('--on', on) ?? [], listOf('--off', off) ?? []];
  const both = isOn.find((feature) => isOff.includes(feature));
  if (both !== undefined)
    throw new CannotCreate(`"${both}" is given both to --on and to --off: give it to one of them.`);
  const features = [
    ...isOn.map((feature) => [feature, true] as const),
    ...isOff.map((feature) => [feature, false] as const),
  ];
  return {
    ...same,
    code,
    ...(languages !== undefined && { languages: listOf('--languages', languages) }),
    ...(color && { colours: color }),
    ...(logo !== undefined && { logo: await readLogo(logo) }),
    ...(products !== undefined && { products: listOf('--products', products) }),
    ...(features.length > 0 && { features: Object.fromEntries(features) }),
  };
}

async function readLogo(file: string): Promise<string> {
  if (file.toLowerCase().endsWith('.svg')) return await readFile(file, 'utf8');
  throw new CannotCreate(`"${file}" is no SVG: give the colours by --color instead.`);
}

/** What an option lists; undefined where it is not given. @throws CannotCreate when it is given and lists nothing */
function listOf(option: string, written: string): string[];
function listOf(option: string, written: string | undefined): string[] | undefined;
function listOf(option: string, written: string | undefined): string[] | undefined {
  const listed = written?.split(',').flatMap((each) => each.trim() || []);
  if (listed?.length === 0)
    throw new CannotCreate(`${option} names nothing: give it what it lists, or leave it out.`);
  return listed;
}
