// The one way in which a model value changes: find the action, change the value, run the action.
// So an action captures the old value when it is made and sees the new one when it runs.

import Foundation
import SegueTiming

extension CALayer {
  /// Changes the model, with the action that belongs to `property`.
  final func change(_ property: LayerProperty, _ update: (inout LayerProperties) -> Void) {
    let action = CATransaction.disableActions() ? nil : self.action(forKey: property.rawValue)
    let oldSize = properties.bounds.size
    remember()
    update(&properties)
    courseDidChange()
    redraw(for: property, oldSize: oldSize)
    defer { changeObservers?.tell() }
    guard let action, !(action is NSNull) else { return }
    action.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// Sets a property to what it is not yet.
  @inline(__always)
  final func set<Value: Equatable>(
    _ property: LayerProperty, _ path: WritableKeyPath<LayerProperties, Value>, _ value: Value
  ) {
    guard value != properties[keyPath: path] else { return }
    change(property) { $0[keyPath: path] = value }
  }

  /// Runs the action of an event that is no change of a property, if there is one.
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

  /// From what shows now to the new model value, in the transaction's time and at its pace.
  private func implicitAnimation(forKey event: String) -> CAAnimation? {
    guard hasBeenCommitted, let property = LayerProperty(rawValue: event) else { return nil }
    // As Apple's: paths animate only explicitly.
    if property == .path || property == .shadowPath { return nil }
    let duration = CATransaction.animationDuration()
    guard duration > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = duration
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    let shown = shownProperties(atSeconds: World.current.now.seconds)
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

  // MARK: Seams for the modules above

  /// The model value at a key path such as `position.x`; `nil` when there is no such value.
  package final func modelValue(forKeyPath keyPath: String) -> AnimatableValue? {
    LayerKeyPath(keyPath).flatMap { properties[$0] }
  }

  /// Sets a model value without any action. Of the wrong kind, it is ignored.
  package final func setModelValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath) else { return }
    let before = properties.bounds
    remember()
    properties[path] = value
    courseDidChange()
    if properties.bounds != before { setNeedsLayout() }
    redraw(for: path.property, oldSize: before.size)
    changeObservers?.tell()
  }

  /// What shows at `seconds` of world time.
  package final func presentationValue(forKeyPath keyPath: String, atSeconds seconds: Double)
    -> AnimatableValue?
  {
    guard let path = LayerKeyPath(keyPath) else { return nil }
    return shownProperties(atSeconds: seconds)[path]
  }

  // MARK: Values by key

  /// Sets a property, a part of one, or a value of the caller's own.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath), properties.has(path) else {
      return setOwnValue(value, forKey: keyPath)
    }
    if path.property == .contents {
      contents = value
    } else if let value = AnimatableValue(any: value, like: properties[path])
      ?? properties[path]?.emptied(for: value)
    {
      change(path.property) { $0[path] = value }
      if path.property == .bounds { setNeedsLayout() }
    }
  }

  /// Sets a property or a value of the caller's own.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// A property, a part of one, or a value of the caller's own.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath), properties.has(path) else {
      return storedValues[keyPath]
    }
    return path.property == .contents ? contents : properties[path]?.boxed
  }

  /// A property or a value of the caller's own.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
