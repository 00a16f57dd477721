import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { CannotPublish } from './cannotPublish.ts';
import { holdsSecret } from './holdsSecret.ts';

/** A text as the work tree's last commit has it, and where. */
export interface ProposalBase {
  /** The work tree. */
  readonly root: string;
  /** Of the file below it, with slashes. */
  readonly path: string;
  /** Full name of the last commit. */
  readonly commit: string;
  /** Null where that has no such file. */
  readonly text: Uint8Array | null;
  /** How git keeps the file: its mode, and the name of its content, which is null where there is none. */
  readonly mode: string;
  readonly blob: string | null;
}

export interface Proposal {
  readonly branch: string;
  /** Full name of the new commit. */
  readonly commit: string;
  readonly message: string;
}

/**
 * What a proposal would be made against: the last commit of the work tree that a file stands in.
 * @throws CannotPublish where there is no git, no work tree or no commit
 */
export async function findProposalBase(file: string): Promise<ProposalBase> {
  const folder = await realpath(dirname(resolve(file)));
  const root = (await git(folder, ['rev-parse', '--show-toplevel']).catch(refuseFolder(folder))).trim();
  const path = relative(await realpath(root), join(folder, basename(file)))
    .split(sep)
    .join('/');
  const commit = await git(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']).catch(() => '');
  if (commit === '')
    throw new CannotPublish(`${root} has no commit yet: there is nothing to propose a change of.`);
  const entry = await git(root, ['ls-tree', commit.trim(), '--', path]);
  const [mode = '', , blob = ''] = entry.split(/\s/);
  const at = { root, path, commit: commit.trim() };
  if (entry === '') return { ...at, text: null, mode: NEW_FILE, blob: null };
  // What a link leads to may be another tenant's file: it is not replaced by a text.
  if (mode === LINK)
    throw new CannotPublish(`${path} is a link to another file: propose a change of that one.`);
  return { ...at, text: await gitBytes(root, ['cat-file', 'blob', blob]), mode, blob };
}

/** Modes of files in git. */
const NEW_FILE = '100644';
const LINK = '120000';

/**
 * Makes a branch with one commit of one file, on top of the last commit: ready for a pull request, and not pushed. The
 * work tree, its index and its branch stay as they are.
 * @throws CannotPublish when nothing is different, or when git does not know who does it
 */
export async function proposeFile(
  { root, path, commit, text: committed, mode, blob: known }: ProposalBase,
  { text, message, branch }: { readonly text: Uint8Array; readonly message: string; readonly branch: string },
): Promise<Proposal> {
  const isSame = `${path} says what the last commit says: there is nothing to propose.`;
  if (committed && Buffer.from(committed).equals(text)) throw new CannotPublish(isSame);
  if (holdsSecret(text)) throw new CannotPublish(`${path} holds a secret: it is not proposed.`);
  const scratch = await mkdtemp(join(tmpdir(), 'propose-'));
  try {
    const index = { GIT_INDEX_FILE: join(scratch, 'index') };
    const hashed = await git(root, ['hash-object', '-w', '--stdin', `--path=${path}`], { input: text });
    const blob = hashed.trim();
    // The work tree may have it with other ends of lines than git keeps it with.
    if (blob === known) throw new CannotPublish(isSame);
    await git(root, ['read-tree', commit], { variables: index });
    const entry = `${mode},${blob},${path}`;
    await git(root, ['update-index', '--add', '--cacheinfo', entry], { variables: index });
    const tree = (await git(root, ['write-tree'], { variables: index })).trim();
    const made = await git(root, ['commit-tree', tree, '-p', commit, '-F', '-'], {
      input: Buffer.from(message),
      // Without a name of its own git would make one of the system's.
      config: ['-c', 'user.useConfigOnly=true'],
    }).catch(refuseAuthor);
    const name = await createBranch(root, branch, made.trim());
    return { branch: name, commit: made.trim(), message };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A branch that is there already keeps its name; this one gets a number. */
async function createBranch(root: string, branch: string, commit: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? branch : `${branch}-${number}`;
    const ref = `refs/heads/${name}`;
    const isTaken = () =>
      git(root, ['rev-parse', '--verify', '--quiet', ref]).then(
        () => true,
        () => false,
      );
    if (await isTaken()) continue;
    try {
      // The empty name says that nobody may have made it meanwhile.
      await git(root, ['update-ref', ref, commit, '']);
      return name;
    } catch (error) {
      // Somebody makes it this moment.
      if (/\.lock': File exists/.test(String(error)) || (await isTaken())) continue;
      // Such as by a branch that is called as the beginning of this one.
      throw new CannotPublish(`The branch ${name} cannot be made. git says: ${reasonOf(error)}`);
    }
  }
}

/** What git itself said, in one line. */
function reasonOf(error: unknown): string {
  const [, ...said] = String(error).split('\n');
  return said.join(' ').replace(/\s+/g, ' ').trim();
}

function refuseFolder(folder: string): (error: unknown) => never {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CannotPublish('A proposal is a commit of git, and git is not installed here.');
    if (/not a git repository|must be run in a work tree/i.test(String(error)))
      throw new CannotPublish(`${folder} is not in a work tree of git, so nothing can be proposed.`);
    throw new CannotPublish(`Nothing can be proposed of ${folder}. git says: ${reasonOf(error)}`);
  };
}

function refuseAuthor(error: unknown): never {
  if (!/user\.(?:name|email)|empty ident|tell me who you are/i.test(String(error))) throw error;
  throw new CannotPublish(
    'git does not know who you are. Run git config user.name "Your Name" and git config user.email you@company.example.',
  );
}

interface GitOptions {
  readonly input?: Uint8Array;
  readonly variables?: Readonly<Record<string, string>>;
  readonly config?: readonly string[];
}

async function git(root: string, words: readonly string[], options: GitOptions = {}): Promise<string> {
  return (await gitBytes(root, words, options)).toString('utf8');
}

/** Variables of a git command that runs around this one, such as a hook's, would lead it elsewhere. */
function withoutGit(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !PLACES.includes(name)));
}

const PLACES = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY', 'GIT_PREFIX'];

/** What git says is read here, and passed on beside words in English. */
const IN_ENGLISH = { LC_ALL: 'C' };

function gitBytes(root: string, words: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const { input, variables = {}, config = [] } = options;
  return new Promise((done, fail) => {
    const child = execFile(
      'git',
      ['-C', root, ...config, ...words],
      {
        encoding: 'buffer',
        maxBuffer: 16 * 1024 * 1024,
        env: { ...withoutGit(process.env), ...IN_ENGLISH, ...variables },
      },
      (error, out) => (error ? fail(error) : done(out)),
    );
    // A git that ended early says so by its exit code.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? '');
  });
}
