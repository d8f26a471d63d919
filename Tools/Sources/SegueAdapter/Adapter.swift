// Source written for iOS to source that compiles without Objective-C. The files that belong together are
// read together, since one may name what another declares.

import SwiftParser
import SwiftSyntax

/// Rewrites files of one module.
public struct Adapter {
  /// A file.
  public struct Input: Sendable {
    /// What messages call it.
    public var path: String
    /// What is in it.
    public var bytes: [UInt8]

    /// A file with this text.
    public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
  }

  /// A file that compiles.
  public struct Output: Sendable {
    /// The file.
    public var path: String
    /// Its text, line by line as before; what follows after the last line is new.
    public var text: String
    /// Where columns have moved.
    public var shifts: [ColumnShift]
  }

  /// What else is to be done.
  public struct Options: Sendable {
    /// Whether `@main` and its like are taken out, since something else is the program.
    public var removesMain = false
    /// Modules that are not there: their imports are taken out, since what uses them may not be used.
    public var absentModules: Set<String> = []
    /// Whether the files are all there is, so that no other module has types that conform to theirs.
    public var isWhole = false

    /// Nothing else.
    public init() {}
  }

  /// The files, in the order given.
  public let outputs: [Output]
  /// What has no equal here.
  public let problems: [Problem]
  /// Functions outside of types.
  let freeFunctions: Set<String>
  private let directives: [TrialDirectives]
  let index: SourceIndex
  let trees: [SourceFileSyntax]

  /// How the file of `type` is to be played.
  func directives(of type: DeclaredType?) -> TrialDirectives {
    type.map { directives[$0.file] } ?? TrialDirectives("")
  }

  /// Rewrites `inputs`. Never fails: what is not Swift stays as it is, for the compiler to say so.
  public init(_ inputs: [Input], options: Options = Options()) {
    let trees = inputs.map { input in
      input.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }
    let index = SourceIndex(trees, isWhole: options.isWhole)
    let questions = OptionalQuestions(index: index, names: NamedTypes(trees))
    var (outputs, problems) = ([Output](), [Problem]())
    let overrides = ExtensionOverrides(trees, index: index)
    for ((input, tree), edits) in zip(zip(inputs, trees), overrides.edits) {
      let rewriter = SourceRewriter(
        input.bytes, tree: tree, index: index, questions: questions, options: options)
      rewriter.walk(tree)
      rewriter.make(edits)
      problems += rewriter.problems.map {
        Problem(path: input.path, place: $0.0, message: $0.1)
      }
      var text = rewriter.source.text
      if !rewriter.additions.isEmpty {
        text +=
          (text.hasSuffix("\n") ? "" : "\n") + rewriter.additions.joined(separator: "\n") + "\n"
      }
      outputs.append(
        Output(path: input.path, text: text, shifts: rewriter.source.shifts))
    }
    (self.outputs, self.problems) = (outputs, problems)
    (self.index, self.trees) = (index, trees)
    directives = inputs.map { TrialDirectives(String(decoding: $0.bytes, as: UTF8.self)) }
    freeFunctions = Set(
      trees.flatMap { tree in
        tree.statements.compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.text }
      })
  }
}
