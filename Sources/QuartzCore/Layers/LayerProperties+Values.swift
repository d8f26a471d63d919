// Properties by name, as values that can be interpolated.

import Foundation
import SegueTiming

extension LayerProperties {
  /// The value of a property; `nil` for contents, which are not a value, and for properties that
  /// layers of this class do not have.
  package subscript(property: LayerProperty) -> AnimatableValue? {
    get {
      switch property {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .anchorPoint: .point(anchorPoint)
      case .contentsRect: .rect(contentsRect)
      case .contentsCenter: .rect(contentsCenter)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .backgroundColor: .color(backgroundColor)
      case .borderColor: .color(borderColor)
      case .contentsMultiplyColor: .color(contentsTint)
      case .shadowColor: .color(shadowColor)
      case .shadowOffset: .size(shadowOffset)
      case .shadowPath: .path(shadowPath)
      case .contents: nil
      default: number(property).map { .number($0) } ?? ofClass?[property]
      }
    }
    set {
      switch (property, newValue) {
      case (.bounds, .rect(let rect)?): bounds = rect
      case (.contentsRect, .rect(let rect)?): contentsRect = rect
      case (.contentsCenter, .rect(let rect)?): contentsCenter = rect
      case (.position, .point(let point)?): position = point
      case (.anchorPoint, .point(let point)?): anchorPoint = point
      case (.transform, .transform(let matrix)?): transform = matrix
      case (.sublayerTransform, .transform(let matrix)?): sublayerTransform = matrix
      case (.backgroundColor, .color(let color)?): backgroundColor = color
      case (.borderColor, .color(let color)?): borderColor = color
      case (.contentsMultiplyColor, .color(let color)?): contentsTint = color
      case (.shadowColor, .color(let color)?): shadowColor = color
      case (.shadowOffset, .size(let size)?): shadowOffset = size
      case (.shadowPath, .path(let path)?): shadowPath = path
      case (_, .number(let number)?) where self.number(property) != nil:
        setNumber(number, for: property)
      default: ofClass?[property] = newValue
      }
    }
  }

  private func number(_ property: LayerProperty) -> Double? {
    switch property {
    case .opacity: opacity
    case .hidden: isHidden ? 1 : 0
    case .masksToBounds: masksToBounds ? 1 : 0
    case .doubleSided: isDoubleSided ? 1 : 0
    case .zPosition: Double(zPosition)
    case .anchorPointZ: Double(anchorPointZ)
    case .contentsScale: Double(contentsScale)
    case .cornerRadius: Double(cornerRadius)
    case .borderWidth: Double(borderWidth)
    case .shadowOpacity: shadowOpacity
    case .shadowRadius: Double(shadowRadius)
    default: nil
    }
  }

  private mutating func setNumber(_ number: Double, for property: LayerProperty) {
    switch property {
    case .opacity: opacity = number
    case .hidden: isHidden = number >= 0.5
    case .masksToBounds: masksToBounds = number >= 0.5
    case .doubleSided: isDoubleSided = number >= 0.5
    case .zPosition: zPosition = CGFloat(number)
    case .anchorPointZ: anchorPointZ = CGFloat(number)
    case .contentsScale: contentsScale = CGFloat(number)
    case .cornerRadius: cornerRadius = CGFloat(number)
    case .borderWidth: borderWidth = CGFloat(number)
    case .shadowOpacity: shadowOpacity = number
    case .shadowRadius: shadowRadius = CGFloat(number)
    default: break
    }
  }

  /// Limits animated values to their valid ranges, which springs overshoot.
  package mutating func clamp() {
    opacity = min(max(opacity, 0), 1)
    shadowOpacity = min(max(shadowOpacity, 0), 1)
    bounds.size.width = max(bounds.size.width, 0)
    bounds.size.height = max(bounds.size.height, 0)
    cornerRadius = max(cornerRadius, 0)
    borderWidth = max(borderWidth, 0)
    shadowRadius = max(shadowRadius, 0)
    backgroundColor = backgroundColor?.clamped
    borderColor = borderColor?.clamped
    contentsTint = contentsTint?.clamped
    shadowColor = shadowColor?.clamped
    ofClass?.clamp()
  }
}

extension CGColor {
  /// The color with every component limited to 0…1.
  var clamped: CGColor {
    let range: ClosedRange<CGFloat> = 0...1
    if range.contains(red), range.contains(green), range.contains(blue), range.contains(alpha) {
      return self
    }
    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    return CGColor(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }
}
