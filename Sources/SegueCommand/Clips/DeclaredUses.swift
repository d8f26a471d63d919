// The declared transitions that the steps of a scene name, for export as code.

import SegueDiagnostics
import SegueExport
import SegueScenes

/// The declared transitions that the steps and gestures of a scene name.
struct DeclaredUses {
  /// The transitions with the values of their parameters, in the order of their first use.
  private(set) var variants: [TransitionVariant] = []
  /// The names of the transitions, in the order of their first use.
  private(set) var names: [String] = []
  /// What the code of the transitions does not contain.
  private(set) var warnings: [String] = []

  /// Finds the transitions in a scene whose packs have been loaded.
  /// - Throws: `Failure` if no step names a declared transition, or if one has values that do not
  ///   result in a transition.
  init(_ document: SceneDocument) throws(Failure) {
    let steps = document.script + document.screens.flatMap(\.interactions).map(\.step)
    for use in steps.flatMap({ [$0.move?.transition, $0.move?.reducedTransition] }) {
      if let use { try add(use, document) }
    }
    guard variants.isEmpty else { return }
    throw Failure(
      .scene,
      "\(document.path): no step names a transition that the scene declares or uses from a file; "
        + "expected one to write as Swift")
  }

  private mutating func add(_ use: TransitionUse, _ document: SceneDocument) throws(Failure) {
    guard let declaration = document.transition(use.name.value) else {
      return warn(
        "\(use.name.keyPath): \(QuotedText.quoted(use.name.value)) is not declared, but a transition "
          + "of the program; it is left out of the code")
    }
    try add(declaration, use.settings, document)
  }

  /// Adds a transition, and the one that takes its place where Reduce Motion is on.
  private mutating func add(
    _ declaration: TransitionDeclaration, _ settings: [TransitionSetting],
    _ document: SceneDocument
  ) throws(Failure) {
    let variant = try TransitionVariant(declaration, settings: settings)
    guard !variants.contains(variant) else { return }
    variants.append(variant)
    if !names.contains(declaration.qualifiedName) { names.append(declaration.qualifiedName) }
    guard case .named(let name) = declaration.reduction,
      let other = document.transitions.first(where: {
        $0.name == name && $0.pack == declaration.pack
      })
    else { return }
    try add(other, [], document)
  }

  private mutating func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}
