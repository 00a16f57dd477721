/** Every text of the console's page, but for those of its parts, which stand in a file of their own beside each part. */
export const words = {
  product: 'Configuration',
  skipToContent: 'Skip to the content',
  loading: 'Loading…',
  tryAgain: 'Try again',
  close: 'Close',
  notFound: {
    title: 'There is nothing here',
    documentTitle: 'Nothing here | Configuration',
    text: 'This address is no page of the console.',
    home: 'All tenants',
  },
  unreachable: {
    title: 'The console does not answer',
    text: 'It may have been stopped. Start it with npm run console. What you typed is kept in this browser.',
  },
  broken: {
    title: 'The console made a mistake',
    documentTitle: 'A mistake of the console | Configuration',
    text: (message: string) =>
      `What you typed is kept in this browser. Load the page again to go on, and tell its developers: ${message}`,
    reload: 'Load again',
  },
  overview: {
    title: 'Tenants',
    documentTitle: 'Tenants | Configuration',
    lead: (count: number, folder: string) =>
      `${count} ${count === 1 ? 'tenant file' : 'tenant files'} in ${folder}`,
    search: 'Find a tenant',
    found: (count: number) => (count === 1 ? '1 tenant' : `${count} tenants`),
    noneFound: (text: string) => `No tenant has “${text}” in its name, code or languages.`,
    clear: 'Show all',
    showMore: (count: number) => `Show ${count} more`,
    emptyTitle: 'No tenant yet',
    emptyText: (folder: string) =>
      `The folder “${folder}” has no tenant file. A tenant is one file, CODE.json, and a new one is a copy of the closest there is: so the first comes from elsewhere.`,
    emptySteps: [
      {
        title: 'Is it the right folder?',
        text: 'The console edits the folder that TENANT_CONFIG_DIR names. Where yours is another one, end the console and start it over that.',
        command: () => 'TENANT_CONFIG_DIR=path/to/your/folder npm run console',
      },
      {
        title: 'Bring the texts of the portal',
        text: 'One file for each language. Without them no tenant has a word to say. In the folder of the portal:',
        command: (folder: string) => `cp -R tenant-config/languages path/to/${folder}/`,
      },
      {
        title: 'Bring a first tenant',
        text: 'Any of the shipped ones serves as the original of yours. Take it out again when you no longer need it.',
        command: (folder: string) => `cp tenant-config/bg.json path/to/${folder}/`,
      },
    ],
    emptyAfter:
      'The tenant appears here by itself. Then choose New tenant: it asks for the country and fills in the rest.',
    outdated:
      'The console does not answer: this is how the folder was. Start it with npm run console, then try again.',
    newTenant: 'New tenant',
    languagesPage: 'Texts and languages',
    groups: 'Groups',
    groupHistory: (name: string) => `History of ${name}`,
    unread: 'Files that nobody reads',
    states: { live: 'Live', draft: 'Draft', refused: 'Not publishable' },
    draftHere: 'Unsaved changes',
    left: 'Unsaved changes of files that are gone',
    leftText:
      'They are kept in this browser. Open one to publish it as a new file, or to copy from it what is still of use.',
    problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
    warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
    nextChange: (day: string) => `Changes by itself on ${day}`,
    language: (name: string, percent: number | null, isDraft: boolean) =>
      `${name}${isDraft ? ', draft' : ''}${percent === null ? ', no words file' : percent < 100 ? `, ${percent}%` : ''}`,
    languages: 'Languages',
    version: (hash: string) => `Version ${hash.slice(0, 8)}`,
    changed: (time: string) => `Changed ${time}`,
  },
  editor: {
    documentTitle: (name: string) => `${name} | Configuration`,
    missingTitle: (code: string) => `There is no tenant “${code}”`,
    missingText: 'Its file is not in the folder. It may have been renamed or taken away.',
    allTenants: 'All tenants',
    tenant: 'Tenant',
    sections: 'Sections',
    search: 'Find an option',
    searchResults: (count: number) =>
      count === 0 ? 'No option found' : count === 1 ? '1 option' : `${count} options`,
    moreOptions: (count: number) => `Show ${count} more`,
    views: 'View',
    form: 'Form',
    json: 'JSON',
    undo: 'Undo',
    redo: 'Redo',
    discard: 'Discard changes',
    publish: 'Publish',
    unsaved: 'Unsaved changes',
    clean: 'No unsaved changes',
    published: 'Published',
    history: 'History',
    blockedByProblems: (count: number) =>
      `Mend ${count === 1 ? 'the problem' : `the ${count} problems`} below, then publish.`,
    blockedByConflicts: 'Choose one of the two values of each conflict, then publish.',
    blockedByChecking: 'The text is being checked.',
    problemCount: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
    warningCount: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
    noProblems: 'No problems',
  },
  history: {
    documentTitle: (code: string) => `History of ${code} | Configuration`,
    heading: (code: string) => `What was published of “${code}”`,
    back: 'Back to the editor',
    backToTexts: 'Back to the texts',
    shared: {
      languages: 'These texts are read in every tenant that offers the language and says nothing of its own.',
      groups: 'Every tenant that extends this group has its values, unless its own file says otherwise.',
    },
  },
  newTenant: { documentTitle: 'New tenant | Configuration' },
  languages: { documentTitle: 'Texts and languages | Configuration' },
  json: {
    label: (file: string) => `${file} as JSON`,
    keys: 'Ctrl+Space completes, Ctrl+F finds, F8 goes to the next problem. Escape, then Tab leaves the editor.',
    at: (pointer: string) => `At ${pointer === '' ? 'the top of the file' : pointer}`,
    notThere: (pointer: string) =>
      `${pointer} is not in the file, so its default holds. This is the nearest place.`,
  },
  problems: {
    title: 'Problems',
    checking: 'Checking…',
    none: 'No problems in this text.',
    unavailable:
      'The text could not be checked: the console does not answer. It is checked again with the next change.',
    problem: 'Problem',
    warning: 'Warning',
    line: (line: number) => `line ${line}`,
    elsewhere: (file: string, line: number) => `${file}, line ${line}`,
    more: (count: number) => `Show ${count} more`,
    mendThere: (file: string) => `Mend in ${file}`,
    mendTitle: (file: string) => `Mend ${file}`,
    mendText:
      'Other tenants share this file: they get the change as well. It is published by itself, whatever becomes of the text in the editor.',
    mendDo: 'Mend and publish',
    mendNewer: 'Somebody changed the file meanwhile. Close this: the list shows what is wrong now.',
    mendAll: (count: number) => `Mend ${count} that are clear`,
  },
  notices: {
    restored: (time: string) => `Your unsaved changes of ${time} are back.`,
    merged: 'The file changed on disk. Its changes are in your text now; yours are kept.',
    reloaded: 'The file changed on disk. You see the newest text.',
    gone: 'The file is gone from the folder. Your text is kept here; publishing writes it as a new file.',
    noRoom: 'The browser has no room for a draft: unsaved changes will not survive a reload. Publish soon.',
    apartTitle: 'The file changed on disk, and the two texts cannot be joined',
    apartText:
      'One of them is no JSON. As soon as yours can be read, they are joined by themselves. Or choose one:',
    useMine: 'Keep my text',
    useTheirs: 'Take the file on disk',
    dismiss: 'Close this notice',
  },
  conflicts: {
    title: (count: number) =>
      count === 1 ? 'One value was changed by both of you' : `${count} values were changed by both of you`,
    text: 'Yours stands in the text. Choose which one is to stay.',
    mine: 'Yours',
    theirs: 'On disk',
    keepMine: 'Keep yours',
    takeTheirs: 'Take the one on disk',
    notThere: 'not in the file',
  },
  leaving: {
    title: 'Leave with unsaved changes?',
    text: (file: string) =>
      `${file} has changes that are not published. They are kept in this browser and are here when you come back.`,
    texts:
      'Some texts are typed and not saved. They are kept in this browser and are here when you come back.',
    guide: 'What you answered is not kept: the draft is written with the last step.',
    stay: 'Stay',
    leave: 'Leave',
  },
} as const;
