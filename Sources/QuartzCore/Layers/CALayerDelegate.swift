import Foundation

/// Lays out a layer and chooses its actions.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents.
  func display(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What to do about a change of `event`: an action, `NSNull` for nothing, or `nil` to go on
  /// looking.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
