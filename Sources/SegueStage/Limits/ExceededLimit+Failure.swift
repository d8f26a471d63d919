// The failure that an exceeded limit of a world causes.

import SegueDiagnostics
import SegueWorld
import UIKit

extension ExceededLimit {
  /// Returns the failure of a playback.
  /// - Parameters:
  ///   - world: The world whose limit was exceeded.
  ///   - names: The names and positions of the layers in the scene.
  ///   - position: The position of the running step, for layers that are not described in a scene.
  func failure(
    in world: World, names: LayerNames? = nil, reportingAt position: SourcePosition? = nil
  ) -> Failure {
    let layer = (user as? UIView)?.layer ?? user as? CALayer
    let place = layer.flatMap { names?.position(around: $0) }
    return Failure(
      .limit, at: place ?? position,
      resource.excessMessage(
        found: "more than \(limit)", limit: limit, instant: world.now.seconds,
        layer: place == nil ? layer?.name : nil))
  }
}
