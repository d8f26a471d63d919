// A cell as a value. Emitters store their cells in this form, since the properties of a particle
// are fixed at its birth.

import CoreGraphics
import SegueTiming

/// The properties of a cell that key paths can name.
package enum EmitterCellProperty: String, CaseIterable, Sendable {
  case enabled, color, contentsRect, contentsScale
  case birthRate, lifetime, lifetimeRange, emissionLatitude, emissionLongitude, emissionRange
  case velocity, velocityRange, xAcceleration, yAcceleration, zAcceleration
  case scale, scaleRange, scaleSpeed, spin, spinRange
  case redRange, greenRange, blueRange, alphaRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed
}

/// The properties of one kind of particle.
package struct EmitterCellProperties {
  package var name: String?
  package var isEnabled = true
  package var timing = MediaTiming()
  package var birthRate = 0.0
  package var lifetime = 0.0
  package var lifetimeRange = 0.0
  package var emissionLatitude = 0.0
  package var emissionLongitude = 0.0
  package var emissionRange = 0.0
  package var velocity = 0.0
  package var velocityRange = 0.0
  package var xAcceleration = 0.0
  package var yAcceleration = 0.0
  package var zAcceleration = 0.0
  package var scale = 1.0
  package var scaleRange = 0.0
  package var scaleSpeed = 0.0
  package var spin = 0.0
  package var spinRange = 0.0
  package var redRange = 0.0
  package var greenRange = 0.0
  package var blueRange = 0.0
  package var alphaRange = 0.0
  package var redSpeed = 0.0
  package var greenSpeed = 0.0
  package var blueSpeed = 0.0
  package var alphaSpeed = 0.0
  package var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale = 1.0
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear
  /// The cells of the particles that this kind of particle emits.
  package var cells: [EmitterCellProperties] = []

  private static func number(_ property: EmitterCellProperty)
    -> WritableKeyPath<EmitterCellProperties, Double>?
  {
    switch property {
    case .contentsScale: \.contentsScale
    case .birthRate: \.birthRate
    case .lifetime: \.lifetime
    case .lifetimeRange: \.lifetimeRange
    case .emissionLatitude: \.emissionLatitude
    case .emissionLongitude: \.emissionLongitude
    case .emissionRange: \.emissionRange
    case .velocity: \.velocity
    case .velocityRange: \.velocityRange
    case .xAcceleration: \.xAcceleration
    case .yAcceleration: \.yAcceleration
    case .zAcceleration: \.zAcceleration
    case .scale: \.scale
    case .scaleRange: \.scaleRange
    case .scaleSpeed: \.scaleSpeed
    case .spin: \.spin
    case .spinRange: \.spinRange
    case .redRange: \.redRange
    case .greenRange: \.greenRange
    case .blueRange: \.blueRange
    case .alphaRange: \.alphaRange
    case .redSpeed: \.redSpeed
    case .greenSpeed: \.greenSpeed
    case .blueSpeed: \.blueSpeed
    case .alphaSpeed: \.alphaSpeed
    case .enabled, .color, .contentsRect: nil
    }
  }

  subscript(property: EmitterCellProperty) -> AnimatableValue {
    get {
      switch property {
      case .enabled: .number(isEnabled ? 1 : 0)
      case .color: .color(color)
      case .contentsRect: .rect(contentsRect)
      default: .number(Self.number(property).map { self[keyPath: $0] } ?? 0)
      }
    }
    set {
      switch (property, newValue) {
      case (.enabled, .number(let flag)): isEnabled = flag >= 0.5
      case (.color, .color(let new)): color = new
      case (.contentsRect, .rect(let new)): contentsRect = new
      case (_, .number(let new)):
        if let place = Self.number(property) { self[keyPath: place] = new }
      default: break
      }
    }
  }
}

/// The `name.property` that follows `emitterCells.` in a key path. The names of nested cells are
/// joined by `.emitterCells.`.
package struct EmitterCellPath: Hashable, Sendable {
  let names: [String]
  let property: EmitterCellProperty

  init?(_ text: some StringProtocol) {
    var pieces = text.components(separatedBy: ".emitterCells.")
    guard let last = pieces.popLast(), let dot = last.lastIndex(of: ".") else { return nil }
    let key = last[last.index(after: dot)...]
    guard let property = EmitterCellProperty(rawValue: key == "isEnabled" ? "enabled" : String(key))
    else { return nil }
    names = pieces + [String(last[..<dot])]
    self.property = property
  }
}

extension [EmitterCellProperties] {
  /// Calls `body` with the cell that `names` identify; returns `nil` if there is none.
  mutating func withCell<Result>(
    _ names: ArraySlice<String>, _ body: (inout EmitterCellProperties) -> Result
  ) -> Result? {
    guard let index = firstIndex(where: { $0.name == names.first }) else { return nil }
    if names.count == 1 { return body(&self[index]) }
    return self[index].cells.withCell(names.dropFirst(), body)
  }
}
