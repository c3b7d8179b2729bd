type Item = readonly [path: string, name: string, value: string | number | boolean]

const common = '/org.openoffice.Office.Common'
const recovery = '/org.openoffice.Office.Recovery'

/** What a profile of LibreOffice says beside its defaults (names of officecfg's registry schema). */
const items: readonly Item[] = [
  // No macro, whoever signed it; no script, no embedded program, nothing that a link would fetch.
  [`${common}/Security/Scripting`, 'MacroSecurityLevel', 3],
  [`${common}/Security/Scripting`, 'DisableMacrosExecution', true],
  [`${common}/Security/Scripting`, 'DisableActiveContent', true],
  [`${common}/Security/Scripting`, 'DisablePythonRuntime', true],
  [`${common}/Security/Scripting`, 'BlockUntrustedRefererLinks', true],
  [`${common}/Security/Scripting`, 'CheckDocumentEvents', true],
  ['/org.openoffice.Office.Java/VirtualMachine', 'Enable', false],
  // Links are never brought up to date: 2 is never.
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', 2],
  ['/org.openoffice.Office.Writer/Content/Update', 'Field', false],
  ['/org.openoffice.Office.Calc/Content/Update', 'Link', 2],
  // It remembers nothing, saves nothing beside, and asks nobody for a newer version.
  [`${common}/History`, 'PickListSize', 0],
  [`${common}/Save/Document`, 'AutoSave', false],
  [`${recovery}/AutoSave`, 'Enabled', false],
  [`${recovery}/RecoveryInfo`, 'Enabled', false],
  [`${common}/Misc`, 'FirstRun', false],
  [`${common}/Misc`, 'CollectUsageInformation', false],
  [`${common}/Misc`, 'CrashReport', false],
  [
    "/org.openoffice.Office.Jobs/Jobs/org.openoffice.Office.Jobs:Job['UpdateCheck']/Arguments",
    'AutoCheckEnabled',
    false,
  ],
]

const written = ([path, name, value]: Item): string =>
  `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`

/** The content of a profile's `registrymodifications.xcu`. */
export const libreofficeProfile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${items.map(written).join('\n')}
</oor:items>
`
