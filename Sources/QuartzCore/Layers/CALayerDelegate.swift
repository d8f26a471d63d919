import Foundation

/// An object that lays out a layer, provides its contents and chooses its actions.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the layer's contents.
  func display(_ layer: CALayer)
  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of `event`: an action, `NSNull` for none, or `nil` to continue
  /// the search.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default implementation sets the layer's contents to what `draw(in:)` draws.
  public func display(_ layer: CALayer) { layer.displayDrawing() }
  /// The default implementation draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default implementation returns `nil`, which leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
