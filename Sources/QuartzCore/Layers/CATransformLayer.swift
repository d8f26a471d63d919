// A layer without a plane: its sublayers keep their depth, as the sides of a cube do. What needs pixels
// of its own (a background, a border, contents, a mask, a shadow, clipping) it does not have.

import Foundation

/// A layer whose sublayers stand in its space and are not flattened into its plane. Those that are nearer
/// are drawn over those that lie behind; layers that cut through each other are not cut.
open class CATransformLayer: CALayer {
  override func copyForPresentation() -> CALayer { CATransformLayer(layer: self) }
}
