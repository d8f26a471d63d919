// A scene that has been read and found to make sense by itself: names refer to something, the script
// can be played. What it needs from outside (files, transitions by name) is for the stage to find.

import SegueDiagnostics

/// A scene.
public struct SceneDocument: Sendable {
  /// The file as the user named it.
  public var path: String
  /// What the clip is drawn on.
  public var canvas: SceneCanvas
  /// Fonts beside the system's.
  public var fonts: SceneFonts
  /// The screens, in the file's order.
  public var screens: [SceneScreen]
  /// The declared transitions, in the file's order.
  public var transitions: [TransitionDeclaration]
  /// What happens.
  public var script: [SceneStep]
  /// How goldens of it are compared, if not exactly.
  public var golden: SceneGolden?
  /// What the chance of the scene's code follows from.
  public var seed: UInt64 = 0

  /// A scene that was made rather than read; nothing is checked.
  public init(
    path: String, canvas: SceneCanvas, fonts: SceneFonts = SceneFonts(),
    screens: [SceneScreen], transitions: [TransitionDeclaration] = [], script: [SceneStep]
  ) {
    (self.path, self.canvas, self.fonts) = (path, canvas, fonts)
    (self.screens, self.transitions, self.script) = (screens, transitions, script)
  }

  /// The folder of the file: assets are named from there.
  public var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The screens by name; of several of one name the first.
  var screensByName: [String: SceneScreen] {
    Dictionary(screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The screen of this name.
  public func screen(_ name: String) -> SceneScreen? { screens.first { $0.name == name } }

  /// The declared transition of this name.
  public func transition(_ name: String) -> TransitionDeclaration? {
    transitions.first { $0.name == name }
  }

  /// The scene with the transitions that play where people ask for less motion, if its canvas does.
  public var obeyingReducedMotion: SceneDocument {
    guard canvas.reducesMotion else { return self }
    var document = self
    document.script = script.map { step in
      guard var move = step.move, let reduced = move.reducedTransition else { return step }
      move.transition = reduced
      return step.with(move)
    }
    return document
  }

  /// Reads the file at `path`, YAML or JSON.
  /// - Throws: `Failure` with everything that is wrong, by place.
  public static func load(contentsOf path: String) throws(Failure) -> SceneDocument {
    try parse(SceneFile.read(path), named: path)
  }

  /// Reads `bytes`, YAML or JSON. `path` is what messages name and where assets are looked for.
  /// - Throws: `Failure` with everything that is wrong, by place.
  public static func parse(_ bytes: [UInt8], named path: String) throws(Failure) -> SceneDocument {
    var problems = Problems()
    let written = try SceneParser.parse(bytes, file: path, problems: &problems)
    return try document(of: written, problems: problems, named: path)
  }

  /// The scene that `written` describes, whose values stand in `path`.
  /// - Throws: `Failure` with everything that is wrong, by place.
  package static func document(of written: SceneValue, named path: String) throws(Failure)
    -> SceneDocument
  {
    try document(of: written, problems: [], named: path)
  }

  private static func document(
    of written: SceneValue, problems found: Problems, named path: String
  ) throws(Failure) -> SceneDocument {
    var problems = found
    let value = try ComponentExpander.expand(written, problems: &problems)
    var checker = RuleChecker()
    checker.check(value, .object(SceneGrammar.root), path: "", at: value.position)
    problems += checker.problems
    let document = SceneDecoder(value).document(path: path)
    problems += ReferenceChecker.problems(in: document, root: value)
    if problems.isEmpty { problems += ScriptChecker.problems(in: document) }
    if let failure = problems.failure { throw failure }
    return document
  }
}
