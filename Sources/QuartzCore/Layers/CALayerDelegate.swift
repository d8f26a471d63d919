import Foundation

/// Lays out a layer and chooses its actions.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents.
  func display(_ layer: CALayer)
  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What to do about a change of `event`: an action, `NSNull` for nothing, or `nil` to go on
  /// looking.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Makes what `draw(in:)` draws the layer's contents.
  public func display(_ layer: CALayer) { layer.displayDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
