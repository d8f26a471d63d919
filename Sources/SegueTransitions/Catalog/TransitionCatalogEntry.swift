import UIKit

/// A transition of the catalogue: its name, what people look for it by, its parameters, and what
/// performs it.
public struct TransitionCatalogEntry: Sendable {
  /// The object that performs an operation.
  public enum Player {
    /// An animator performs the operation.
    case animator(any UIViewControllerAnimatedTransitioning)
    /// The objects that a delegate provides to UIKit perform the operation.
    case delegate(any TransitionProviding)
    /// UIKit's own animation for the controller's modal transition style performs the operation.
    case system
    /// UIKit's own animation for this modal transition style performs the operation.
    case modalStyle(UIModalTransitionStyle)
    /// The transition does not support the operation.
    case none
  }

  /// Creates the player of an operation. It is called for each transition.
  public typealias PlayerMaker =
    @MainActor @Sendable (TransitionRole, TransitionParameters) -> Player
  /// Creates the animator of a transition in a direction, with the values of its parameters.
  public typealias AnimatorMaker =
    @MainActor @Sendable (TransitionDirection, TransitionArguments)
    -> any UIViewControllerAnimatedTransitioning

  /// The name in scenes and on the command line, in camel case.
  public let name: String
  /// A description in one short sentence, for lists and help.
  public let summary: String
  /// The families and the properties of the transition.
  public let tags: [TransitionTag]
  /// The parameters that are accepted when presenting or pushing.
  public let parametersForward: [TransitionParameter]
  /// The parameters that are accepted when dismissing or popping.
  public let parametersBackward: [TransitionParameter]
  /// Where the transition's numbers come from, in one or two sentences.
  public let source: String
  /// Creates the player of an operation. It is called for each transition.
  public let player: PlayerMaker

  /// Creates a transition that one animator performs in all operations, with the same parameters in
  /// both directions.
  public init(
    name: String, summary: String, tags: [TransitionTag], parameters: [TransitionParameter],
    source: String, animator: @escaping AnimatorMaker
  ) {
    self.init(
      name: name, summary: summary, tags: tags, parametersForward: parameters,
      parametersBackward: parameters, source: source
    ) { role, given in
      .animator(animator(role.direction, TransitionArguments(parameters, given: given.values)))
    }
  }

  /// Creates a transition that may differ between operations.
  public init(
    name: String, summary: String, tags: [TransitionTag],
    parametersForward: [TransitionParameter], parametersBackward: [TransitionParameter],
    source: String, player: @escaping PlayerMaker
  ) {
    (self.name, self.summary, self.tags, self.source) = (name, summary, tags, source)
    (self.parametersForward, self.parametersBackward) = (parametersForward, parametersBackward)
    self.player = player
  }

  /// Returns a new animator for an operation, or `nil` if no animator performs it.
  @MainActor
  public func animator(
    for role: TransitionRole, _ parameters: TransitionParameters = TransitionParameters()
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if case .animator(let animator) = player(role, parameters) { animator } else { nil }
  }

  /// Returns the parameters that are accepted for an operation.
  public func parameters(for role: TransitionRole) -> [TransitionParameter] {
    role.direction == .forward ? parametersForward : parametersBackward
  }
}
