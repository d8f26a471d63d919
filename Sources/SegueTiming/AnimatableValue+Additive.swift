// Additive animation: the model jumps to the new value, and a difference that decreases to zero is
// added to it. Differences of one key compose, so a retargeted motion continues without a jump.
// SEMANTICS 4e.

import CoreGraphics

extension AnimatableValue {
  /// Returns this value with `delta` added: the sum, or, for transforms, `delta` first, then this
  /// one.
  public func adding(_ delta: AnimatableValue) -> AnimatableValue {
    if case .transform(let model) = self, case .transform(let first) = delta {
      return .transform(CATransform3DConcat(first, model))
    }
    if case .list(let values) = self, case .list(let deltas) = delta, values.count == deltas.count {
      return .list(zip(values, deltas).map { $0.adding($1) })
    }
    return combined(with: delta, +) ?? self
  }

  /// Returns the delta that, added to `model`, gives this value: `new.adding(old.difference(from:
  /// new)) == old`. Returns `nil` if there is none because `model` is a singular transform or a
  /// value of another kind.
  public func difference(from model: AnimatableValue) -> AnimatableValue? {
    if case .transform(let old) = self, case .transform(let new) = model {
      return new.inverted().map { .transform(CATransform3DConcat(old, $0)) }
    }
    if case .list(let old) = self, case .list(let new) = model, old.count == new.count {
      let differences = zip(old, new).compactMap { $0.difference(from: $1) }
      return differences.count == old.count ? .list(differences) : nil
    }
    return combined(with: model, -)
  }

  /// Returns the neutral delta: zeros, or the identity.
  public static func zeroDelta(like value: AnimatableValue) -> AnimatableValue {
    switch value {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .color: .color(.nothing)
    case .transform: .transform(CATransform3DIdentity)
    case .path(let path):
      .path(path.map { $0.applying(CGAffineTransform(scaleX: 0, y: 0)) })
    case .list(let values): .list(values.map { zeroDelta(like: $0) })
    }
  }

  /// Returns the displayed value: `model` with all `deltas` added, the oldest first in the list.
  ///
  /// For transforms `concat(D₁, D₂, …, model)`: the newest delta is next to the model.
  public static func presentation(
    model: AnimatableValue, deltas: [AnimatableValue]
  ) -> AnimatableValue {
    deltas.reversed().reduce(model) { $0.adding($1) }
  }

  private func combined(
    with other: AnimatableValue, _ combine: (Double, Double) -> Double
  ) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(combine(a, b))
    case (.point(let a), .point(let b)):
      .point(CGPoint(x: combine(a.x, b.x), y: combine(a.y, b.y)))
    case (.size(let a), .size(let b)): .size(a.combined(with: b, combine))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          origin: CGPoint(
            x: combine(a.origin.x, b.origin.x), y: combine(a.origin.y, b.origin.y)),
          size: a.size.combined(with: b.size, combine)))
    case (.color(let a), .color(let b)): .color(CGColor.combined(a, b, combine))
    case (.path(let a?), .path(let b?)):
      a.combined(with: b) { CGPoint(x: combine($0.x, $1.x), y: combine($0.y, $1.y)) }
        .map { .path($0) }
    default: nil
    }
  }
}

extension CGSize {
  fileprivate func combined(
    with other: CGSize, _ combine: (Double, Double) -> Double
  ) -> CGSize {
    CGSize(width: combine(width, other.width), height: combine(height, other.height))
  }
}

extension CGColor {
  fileprivate static func combined(
    _ a: CGColor?, _ b: CGColor?, _ combine: (Double, Double) -> Double
  ) -> CGColor {
    let (a, b) = (StraightColor(a, like: nil), StraightColor(b, like: nil))
    return CGColor(
      red: combine(a.red, b.red), green: combine(a.green, b.green), blue: combine(a.blue, b.blue),
      alpha: combine(a.alpha, b.alpha))
  }
}
