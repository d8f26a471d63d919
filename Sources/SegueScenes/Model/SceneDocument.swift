// A scene that has been read and is consistent by itself: names refer to something, and the script
// can be played. The stage resolves what a scene needs from outside: files, and transitions by
// name.

import SegueDiagnostics

/// A scene: a canvas, screens, transitions and a script.
public struct SceneDocument: Sendable {
  /// The path of the file as the user gave it.
  public var path: String
  /// The canvas on which the clip is drawn.
  public var canvas: SceneCanvas
  /// The fonts in addition to the system's.
  public var fonts: SceneFonts
  /// The app that shows its own screens in place of declared ones, or `nil`.
  public var app: SceneApp?
  /// The screens, in the order of the file. None with an app.
  public var screens: [SceneScreen]
  /// The declared transitions, in the order of the file.
  public var transitions: [TransitionDeclaration]
  /// The paths of the files and packs of transitions that the scene uses.
  public var packs: [Located<String>] = []
  /// The steps of the script.
  public var script: [SceneStep]
  /// The rule for comparing goldens of the scene, or `nil` for an exact comparison.
  public var golden: SceneGolden?
  /// The seed of the random numbers that the scene's code draws.
  public var seed: UInt64 = 0
  /// The components of the file, for messages.
  package var componentUses: ComponentUses?

  /// Creates a scene in code. Nothing is checked.
  public init(
    path: String, canvas: SceneCanvas, fonts: SceneFonts = SceneFonts(),
    screens: [SceneScreen], transitions: [TransitionDeclaration] = [], script: [SceneStep]
  ) {
    (self.path, self.canvas, self.fonts) = (path, canvas, fonts)
    (self.screens, self.transitions, self.script) = (screens, transitions, script)
  }

  /// The folder of the file. Paths of assets are relative to it.
  public var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The screens by name. If several have the same name, the first one.
  var screensByName: [String: SceneScreen] {
    Dictionary(screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A Boolean value that indicates whether a step of the script names an instant.
  package var namesInstants: Bool {
    script.contains { step in
      if case .act(let act) = step.action, case .screenshot = act.kind { true } else { false }
    }
  }

  /// Returns the screen with the given name, or `nil` if there is none.
  public func screen(_ name: String) -> SceneScreen? { screens.first { $0.name == name } }

  /// Returns the declared transition with the given name, or `nil` if there is none.
  ///
  /// A transition of a pack has two names: that with the pack's, such as `ocean/wave`, and `wave`
  /// alone, unless the scene or a file that it uses declares a transition of that name, or several
  /// packs do.
  public func transition(_ name: String) -> TransitionDeclaration? {
    if let found = transitions.first(where: { $0.qualifiedName == name }) { return found }
    let packed = packedTransitions(name)
    return packed.count == 1 ? packed[0] : nil
  }

  /// Returns the transitions of packs with the given name, which is without that of the pack.
  package func packedTransitions(_ name: String) -> [TransitionDeclaration] {
    transitions.filter { $0.pack != nil && $0.name == name }
  }

  /// The scene in which, if its canvas prefers reduced motion, moves use their reduced transitions.
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

  /// Reads the YAML or JSON file at `path`.
  /// - Throws: `Failure` with all problems of the scene, ordered by position.
  public static func load(contentsOf path: String) throws(Failure) -> SceneDocument {
    try parse(SceneFile.read(path), named: path)
  }

  /// Reads a scene from YAML or JSON.
  /// - Parameter bytes: The contents of the file.
  /// - Parameter path: The path that messages name and that assets are relative to.
  /// - Throws: `Failure` with all problems of the scene, ordered by position.
  public static func parse(_ bytes: [UInt8], named path: String) throws(Failure) -> SceneDocument {
    var problems = Problems()
    let written = try SceneParser.parse(bytes, file: path, problems: &problems)
    return try document(of: written, problems: problems, named: path)
  }

  /// Returns the scene that `written` describes.
  /// - Parameter written: The values of a scene file.
  /// - Parameter path: The path of the file, which messages name.
  /// - Throws: `Failure` with all problems of the scene, ordered by position.
  package static func document(of written: SceneValue, named path: String) throws(Failure)
    -> SceneDocument
  {
    try document(of: written, problems: [], named: path)
  }

  private static func document(
    of written: SceneValue, problems found: Problems, named path: String
  ) throws(Failure) -> SceneDocument {
    var problems = found
    let (whole, uses) = try ComponentExpander.expand(written, problems: &problems)
    let value = TemplateExpander.expand(whole, problems: &problems)
    if let advice = value.adviceForAnotherFile, problems.isEmpty {
      throw Failure(
        .scene, at: value.position,
        "the file is not a scene; expected one that begins with 'segue: 1'" + advice)
    }
    var checker = RuleChecker()
    checker.check(value, .object(SceneGrammar.root), path: "", at: value.position)
    problems += checker.problems
    var document = SceneDecoder(value, written: whole).document(path: path)
    document.componentUses = uses
    problems += ReferenceChecker.problems(in: document, root: value)
    if problems.isEmpty { problems += ScriptChecker.problems(in: document) }
    if let failure = problems.failure {
      throw Failure(failure.exitCode, uses.mergingRepetitions(in: failure.diagnostics))
    }
    return document
  }
}
