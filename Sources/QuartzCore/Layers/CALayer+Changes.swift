// The only way in which a model value changes: find the action, change the value, run the action.
// So an action captures the old value when it is created and reads the new one when it runs.

import Foundation
import SegueTiming
import SegueWorld

extension CALayer {
  /// Changes the model, and runs the action that belongs to `property`.
  final func change(_ property: LayerProperty, _ update: (inout LayerProperties) -> Void) {
    let action = CATransaction.disableActions() ? nil : self.action(forKey: property.rawValue)
    let oldSize = properties.bounds.size
    storeStateBeforeChange()
    update(&properties)
    timelineDidChange()
    redraw(for: property, oldSize: oldSize)
    defer { changeObservers?.notifyObservers() }
    guard let action, !(action is NSNull) else { return }
    action.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// Sets a property if the value differs from the current one.
  @inline(__always)
  final func set<Value: Equatable>(
    _ property: LayerProperty, _ path: WritableKeyPath<LayerProperties, Value>, _ value: Value
  ) {
    guard value != properties[keyPath: path] else { return }
    change(property) { $0[keyPath: path] = value }
  }

  /// Runs the action of an event that is not a change of a property, if there is one.
  final func runAction(forEvent event: String) {
    guard hasBeenCommitted || superlayer?.hasBeenCommitted == true else { return }
    guard !CATransaction.disableActions(), let action = self.action(forKey: event) else { return }
    if !(action is NSNull) { action.run(forKey: event, object: self, arguments: nil) }
  }

  final func foundAction(forKey event: String) -> (any CAAction)? {
    if let delegate {
      if let action = delegate.action(for: self, forKey: event) { return action }
    } else if !hasBeenCommitted && actions == nil && style == nil {
      return Self.defaultAction(forKey: event)
    }
    if let action = actions?[event] { return action }
    if let action = (style?["actions"] as? [String: any CAAction])?[event] { return action }
    if let action = Self.defaultAction(forKey: event) { return action }
    return implicitAnimation(forKey: event)
  }

  /// Returns an animation from the currently displayed value to the new model value, with the
  /// transaction's duration and timing curve.
  private func implicitAnimation(forKey event: String) -> CAAnimation? {
    guard hasBeenCommitted, let property = LayerProperty(rawValue: event) else { return nil }
    // As on Apple platforms, paths are animated only explicitly.
    if property == .path || property == .shadowPath { return nil }
    let duration = CATransaction.animationDuration()
    guard duration > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = duration
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    let shown = shownProperties(atSeconds: World.current.now.seconds)
    // As on Apple platforms, a background appears at once where there was none.
    if property == .backgroundColor, shown.backgroundColor == nil { return nil }
    animation.fromValue =
      property == .contents ? shown.contents : shown[property].map { $0.boxed ?? $0 }
    if property != .contents, animation.fromValue == nil { return nil }
    return animation
  }

  final func setContents(_ newValue: Any?) {
    if let new = newValue as? CGImage, let old = properties.contents as? CGImage, new == old {
      return
    }
    if newValue == nil && properties.contents == nil { return }
    hasDrawnContents = false
    change(.contents) { $0.contents = newValue }
  }

  // MARK: Interface for the modules above

  /// Returns the model value at a key path such as `position.x`, or `nil` if there is none.
  package final func modelValue(forKeyPath keyPath: String) -> AnimatableValue? {
    LayerKeyPath(keyPath).flatMap { properties[$0] }
  }

  /// Sets a model value without running an action. A value of the wrong kind is ignored.
  package final func setModelValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath) else { return }
    let before = properties.bounds
    storeStateBeforeChange()
    properties[path] = value
    timelineDidChange()
    if properties.bounds != before { setNeedsLayout() }
    redraw(for: path.property, oldSize: before.size)
    changeObservers?.notifyObservers()
  }

  /// Returns the value displayed at `seconds` of world time.
  package final func presentationValue(forKeyPath keyPath: String, atSeconds seconds: Double)
    -> AnimatableValue?
  {
    guard let path = LayerKeyPath(keyPath) else { return nil }
    return shownProperties(atSeconds: seconds)[path]
  }

  // MARK: Values by key

}
