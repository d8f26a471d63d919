// What a playback reports about its scene.

import SegueDiagnostics
import SegueScenes
import SegueWorld

/// The warnings of a playback, and the failure that stopped it.
@MainActor
final class ScriptLog {
  /// The warnings so far, in order of time.
  private(set) var warnings: [Diagnostic] = []
  /// The first failure, or `nil` if no step has failed.
  private(set) var failure: Failure?
  private let world: World

  /// Creates an empty log of what happens in `world`.
  init(of world: World) { self.world = world }

  /// Adds a warning that ends with the current instant.
  /// - Parameters:
  ///   - position: The position in the scene, or `nil` if the warning concerns no place of it.
  ///   - message: The problem.
  ///   - start: The beginning of the period that the warning concerns, or `nil` if it concerns the
  ///     current instant only.
  func warn(at position: SourcePosition?, _ message: String, from start: VirtualTime? = nil) {
    let time = start.map { "from t = \($0.seconds) s to" } ?? "at t ="
    warnings.append(
      Diagnostic(.warning, at: position, "\(message), \(time) \(world.now.seconds) s"))
  }

  /// Adds a warning about `step`.
  func warn(about step: SceneStep, _ message: String, from start: VirtualTime? = nil) {
    warn(at: step.verb.position, "\(step.verb.keyPath): \(message)", from: start)
  }

  /// Records that `step` failed, which stops the playback. Only the first failure is kept.
  func fail(_ step: SceneStep, _ message: String) {
    failure =
      failure
      ?? Failure(.scene, at: step.verb.position, "\(step.verb.keyPath): \(message)")
  }
}
