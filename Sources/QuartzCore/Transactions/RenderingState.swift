// The part of a world's state that belongs to QuartzCore.

import SegueDisplay
import SegueWorld

/// The open transactions of a world, and the features that its last commit could not draw.
@MainActor
final class RenderingState {
  /// The open transactions of the world.
  let transactions = TransactionStack()
  /// The features that the last commit could not draw as Core Animation would.
  var unsupported: [UnsupportedFeature] = []
  /// The value of `allowsEdgeAntialiasing` of layers for which it is not set.
  var antialiasesEdges = true
}

extension World {
  private var rendering: RenderingState {
    if let renderingState { return unsafeDowncast(renderingState, to: RenderingState.self) }
    let state = RenderingState()
    renderingState = state
    return state
  }

  /// The open transactions of the world.
  var transactions: TransactionStack { rendering.transactions }

  /// The features that the last commit could not draw as Core Animation would.
  package internal(set) var unsupported: [UnsupportedFeature] {
    get { rendering.unsupported }
    set { rendering.unsupported = newValue }
  }

  /// A Boolean value that indicates whether the edges of layers are antialiased unless their
  /// `allowsEdgeAntialiasing` is set. The default is `true`; on a device it is the bundle's
  /// `UIViewEdgeAntialiasing`, which is `false` by default. Set it before the first layer is drawn.
  package var antialiasesEdges: Bool {
    get { rendering.antialiasesEdges }
    set { rendering.antialiasesEdges = newValue }
  }
}
