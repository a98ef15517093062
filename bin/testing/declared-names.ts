import ts from 'typescript';

/** A name that a file gives to something of its own, and the line it stands in, from 1. */
export interface DeclaredName {
  readonly name: string;
  readonly line: number;
}

/**
 * The names a source declares: functions, constants, types, members, parameters and what an import is called here.
 * Names it only uses are another file's or a library's.
 *
 * @param source TypeScript or JavaScript, with or without markup
 */
export function declaredNames(source: string): DeclaredName[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TSX);
  const names: DeclaredName[] = [];
  const visit = (node: ts.Node, local = false) => {
    const name = local && isLocal(node) ? undefined : ownName(node);
    if (name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) {
      const { line } = file.getLineAndCharacterOfPosition(name.getStart(file));
      names.push({ name: name.text, line: line + 1 });
    }
    const within = local || ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(file);
  return names;
}

const isLocal = (node: ts.Node) =>
  ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);

/** The name a node declares; an import's own name is its file's matter, and what it is called here this one's. */
function ownName(node: ts.Node): ts.Node | undefined {
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node))
    return node.propertyName ? node.name : undefined;
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) return node.name;
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return node.name;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.name;
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) return node.name;
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return node.name;
  return undefined;
}
