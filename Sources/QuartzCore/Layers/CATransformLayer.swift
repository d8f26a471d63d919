// A layer without a plane. Its sublayers keep their depth, as the sides of a cube do. It does not
// have anything that requires pixels of its own: background, border, contents, mask, shadow,
// clipping.

import Foundation

/// A layer whose sublayers are placed in its 3-D space and not flattened into its plane. Nearer
/// sublayers are drawn over those behind them, and layers that cross are cut where they do.
open class CATransformLayer: CALayer {}
