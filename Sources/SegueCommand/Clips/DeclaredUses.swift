// The declared transitions that the steps of a scene name, for export as code.

import SegueDiagnostics
import SegueScenes

/// The declared transitions that the steps and gestures of a scene name.
struct DeclaredUses {
  /// The transitions, in the order of their first use.
  private(set) var declarations: [TransitionDeclaration] = []
  /// What the code of the declarations does not contain.
  private(set) var warnings: [String] = []

  /// Finds the transitions in a scene whose packs have been loaded.
  /// - Throws: `Failure` if no step names a declared transition.
  init(_ document: SceneDocument) throws(Failure) {
    let steps = document.script + document.screens.flatMap(\.interactions).map(\.step)
    for use in steps.compactMap({ $0.move?.transition }) { add(use, document) }
    guard declarations.isEmpty else { return }
    throw Failure(
      .scene,
      "\(document.path): no step names a transition that the scene declares or uses from a file; "
        + "expected one to write as Swift")
  }

  private mutating func add(_ use: TransitionUse, _ document: SceneDocument) {
    let (name, place) = (QuotedText.quoted(use.name.value), use.name.keyPath)
    guard let declaration = document.transition(use.name.value) else {
      return warn(
        "\(place): \(name) is not declared, but a transition of the program; it is left out of the "
          + "code")
    }
    if !declarations.contains(where: { $0.qualifiedName == declaration.qualifiedName }) {
      declarations.append(declaration)
    }
    for setting in use.settings {
      warn(
        "\(setting.keyPath) is \(setting.described) in this step only; the code has the value of "
          + "the declaration")
    }
  }

  private mutating func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}
