const most = 30

/**
 * What stood on the page when a journey failed, from what Playwright writes about it: where the focus was, the alerts, and the
 * dialogs, else what is around the focus, else the page's own part. A step that failed tells of the focus, an expectation that
 * failed does not.
 *
 * @param {string} context the attachment `error-context`, in Markdown
 * @returns {string[]} its lines; none where it tells of no page
 */
export function shownPage(context) {
  const lines = snapshotIn(context).map(plain)
  if (lines.length === 0) return []
  const active = lines.findIndex((line) => line.includes('[active]'))
  const focus = active >= 0 ? [`focus on ${lines[active].trim()}`] : []
  const alerts = lines.filter((line) => /^\s*- alert\b/.test(line)).flatMap((line) => partFrom(lines, line))
  return [...focus, ...alerts, ...mainPart(lines, active)]
}

function mainPart(lines, active) {
  const dialogs = lines.filter((line) => /^\s*- (alert)?dialog\b/.test(line))
  if (dialogs.length > 0) return dialogs.flatMap((line) => partFrom(lines, line)).slice(0, most)
  // The first line is the page as a whole, which has the focus where nothing else has it.
  if (active > 0) return lines.slice(Math.max(0, active - 5)).slice(0, most)
  const main = lines.find((line) => /^\s*- main\b/.test(line))
  return main ? partFrom(lines, main) : lines.slice(0, most)
}

function snapshotIn(context) {
  const lines = context.split('\n')
  const begin = lines.indexOf('```yaml')
  if (begin < 0) return []
  const end = lines.indexOf('```', begin)
  return lines.slice(begin + 1, end < 0 ? undefined : end)
}

const plain = (line) => line.replace(/ \[(ref=\w+|cursor=\w+)\]/g, '')

/** A line with what stands within it. */
function partFrom(lines, line) {
  const from = lines.indexOf(line)
  const inner = lines.slice(from + 1).findIndex((one) => depthOf(one) <= depthOf(line))
  return lines.slice(from, inner < 0 ? undefined : from + 1 + inner).slice(0, most)
}

const depthOf = (line) => line.length - line.trimStart().length
