import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Props that people read or hear. */
const spokenProps = new Set(['label', 'title', 'placeholder', 'aria-label', 'alt', 'description'])
const hasWord = (text: string) => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''))
// Keys are called what stands on them.
const isKeyName = ({ parent }: ts.JsxText) =>
  ts.isJsxElement(parent) && parent.openingElement.tagName.getText() === 'KeyCap'

/** The texts of a source file that stand outside the catalogue, as `path:line text`. */
export function looseStrings(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const report = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${path}:${line + 1} ${text.trim()}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWord(node.text) && !isKeyName(node)) report(node, node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) reportTexts(node.expression, report)
    if (isSpoken(node)) reportTexts(node.initializer, report)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

type Spoken = (ts.JsxAttribute | ts.PropertyAssignment) & { initializer?: ts.Node }
const isSpoken = (node: ts.Node): node is Spoken =>
  (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && spokenProps.has(nameOf(node))

const nameOf = ({ name }: ts.JsxAttribute | ts.PropertyAssignment) =>
  ts.isStringLiteral(name) ? name.text : name.getText()

/** Follows an expression only where its value is what is shown: not into calls, whose arguments are keys and values. */
function reportTexts(node: ts.Node | undefined, report: (node: ts.Node, text: string) => void): void {
  if (!node) return
  if (ts.isStringLiteralLike(node) && hasWord(node.text)) report(node, node.text)
  if (ts.isTemplateExpression(node)) {
    const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    if (texts.some(hasWord)) report(node, node.getText())
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) reportTexts(node.expression, report)
  if (ts.isConditionalExpression(node)) for (const part of [node.whenTrue, node.whenFalse]) reportTexts(part, report)
  if (ts.isBinaryExpression(node)) for (const part of [node.left, node.right]) reportTexts(shown(node, part), report)
}

const comparisons = /^(===|!==|<|>|<=|>=|in|instanceof)$/
const shown = ({ operatorToken }: ts.BinaryExpression, part: ts.Expression) =>
  comparisons.test(operatorToken.getText()) ? undefined : part

/** All the web's sources below a folder, but the catalogues themselves, tests and what only tests use. */
export function looseStringsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/words(\.fil)?\.ts$|\.test\.tsx?$|^testing\//.test(path))
    .sort()
    .flatMap((path) => looseStrings(path, readFileSync(join(folder, path), 'utf8')))
}
