// Conversion of source written for iOS to source that compiles without Objective-C. Files that
// belong together are read together, since each can refer to declarations of the others.

import SwiftSyntax

/// Rewrites the source files of one module.
public struct Adapter {
  /// A source file.
  public struct Input: Sendable {
    /// The path of the file, as it is named in messages.
    public var path: String
    /// The contents of the file.
    public var bytes: [UInt8]

    /// Creates an input file.
    public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
  }

  /// A rewritten file, which compiles.
  public struct Output: Sendable {
    /// The path of the original file.
    public var path: String
    /// The text. Its lines correspond to those of the original; text after the last line is new.
    public var text: String
    /// The places where columns have shifted.
    public var shifts: [ColumnShift]
    /// A Boolean value that indicates whether the file uses the macro `@Observable`, not a type of that
    /// name.
    public var usesObservation = false
  }

  /// The options of the adapter.
  public struct Options: Sendable {
    /// A Boolean value that indicates whether `@main` and similar attributes are removed, since
    /// other code starts the program.
    public var removesMain = false
    /// The modules that are not available. Their imports are removed, since the code that uses them
    /// may not be needed.
    public var absentModules: Set<String> = []
    /// The name of the module that the files are compiled as. It takes the place of the names of modules
    /// that are not available in front of what they declare, since their sources may be among the files.
    public var moduleName: String?
    /// The modules that can be imported, if the imports of all others are removed.
    public var availableModules: Set<String>?
    /// The modules of the app, which take the place of frameworks with the same names.
    public var ownModules: Set<String> = []
    /// The modules of the files of libraries, by path. Types that they and other files call by the same name
    /// get another one.
    public var modules: [String: String] = [:]
    /// A Boolean value that indicates whether there are no other files, so that no other module has
    /// types that conform to protocols of these.
    public var isWhole = false

    /// Creates the default options.
    public init() {}
  }

  /// The rewritten files, in the given order.
  public let outputs: [Output]
  /// The uses of API that has no equivalent here.
  public let problems: [Problem]
  /// The imports that have been removed, since their modules are not available.
  public let absentImports: [AbsentImport]
  /// The declarations that were left out, since they only serve SwiftUI.
  public let leftOut: [LeftOut]
  /// The number of functions into which the statements outside of declarations have been put, for
  /// each file.
  let topLevelCounts: [Int]
  /// The names of functions outside types.
  let freeFunctions: Set<String>
  private let directives: [TrialDirectives]
  let index: SourceIndex
  let trees: [SourceFileSyntax]

  /// Returns the directives in the file of `type`, which determine how it is played.
  func directives(of type: DeclaredType?) -> TrialDirectives {
    type.map { directives[$0.file] } ?? TrialDirectives("")
  }

  /// Rewrites `inputs`. This never fails: text that is not valid Swift stays unchanged, so that the
  /// compiler reports it, and so does a file with more brackets within brackets than can be parsed,
  /// which is a problem.
  public init(_ inputs: [Input], options: Options = Options()) {
    let removal = SwiftUIRemoval(NameClashes(inputs, modules: options.modules).inputs)
    let (inputs, trees) = (removal.inputs, removal.trees)
    leftOut = removal.leftOut
    let index = SourceIndex(trees, isWhole: options.isWhole)
    let questions = OptionalQuestions(index: index, names: NamedTypes(trees))
    var outputs: [Output] = []
    var problems = inputs.compactMap(Problem.excessiveBrackets)
    var (absentImports, topLevelCounts) = ([AbsentImport](), [Int]())
    let added = FrameworkMemberOverrides(trees, index: index)
    let overrides = ExtensionOverrides(trees, index: index, besides: added.inExtensions)
    let containers = ContainerOverrides(trees)
    let initializers = InitializerRequirements(trees, index: index)
    let edits = trees.indices.map {
      overrides.edits[$0] + containers.edits[$0] + added.edits[$0] + initializers.edits[$0]
    }
    for ((input, tree), edits) in zip(zip(inputs, trees), edits) {
      let rewriter = SourceRewriter(
        input.bytes, tree: tree, index: index, questions: questions, options: options)
      rewriter.walk(tree)
      rewriter.make(edits)
      if options.removesMain {
        let code = TopLevelCode(tree, path: input.path)
        rewriter.make(code.edits)
        topLevelCounts.append(code.count)
      } else {
        topLevelCounts.append(0)
      }
      absentImports += rewriter.absentImports.map {
        AbsentImport(module: $0.1, path: input.path, place: $0.0)
      }
      problems += rewriter.problems.map {
        Problem(path: input.path, place: $0.0, message: $0.1)
      }
      let additions = rewriter.additions + initializers.additions[outputs.count]
      var text = rewriter.source.text
      if !additions.isEmpty {
        text += (text.hasSuffix("\n") ? "" : "\n") + additions.joined(separator: "\n") + "\n"
      }
      outputs.append(
        Output(
          path: input.path, text: text, shifts: rewriter.source.shifts,
          usesObservation: text.contains("@Observable") && index.type(named: "Observable") == nil))
    }
    (self.outputs, self.problems) = (outputs, problems)
    (self.absentImports, self.topLevelCounts) = (absentImports, topLevelCounts)
    (self.index, self.trees) = (index, trees)
    directives = inputs.map { TrialDirectives(String(decoding: $0.bytes, as: UTF8.self)) }
    freeFunctions = Set(
      trees.flatMap { tree in
        tree.statements.compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.text }
      })
  }
}
