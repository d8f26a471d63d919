// The displayed properties of a layer, as a value. The model is one, and a presentation is a copy
// of it with the animations applied. They are stored fields rather than a dictionary, since a
// commit reads thousands of them.

import Foundation
import SegueTiming

/// The animatable properties of a layer.
package struct LayerProperties {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isHidden = false
  package var opacity = 1.0
  package var backgroundColor: CGColor?
  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale: CGFloat = 1
  package var contentsTint: CGColor?
  package var masksToBounds = false
  package var isDoubleSided = true
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = LayerProperties.black
  package var shadowColor: CGColor? = LayerProperties.black
  package var shadowOpacity = 0.0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: PathOutline?
  /// The contents that `contents` are changing to. Set only in presentations.
  package var incoming: IncomingContents?
  /// The animatable properties of a custom layer class, by key, while animations change them. Set
  /// only in presentations.
  package var ownValues: [String: AnimatableValue] = [:]
  /// The properties that only layers of certain classes have.
  package var ofClass: ClassProperties?

  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// Creates the properties of a new layer.
  package init() {}
}

/// The target of an animated change of contents.
package struct IncomingContents {
  /// The new contents.
  package var contents: Any?
  /// The fraction complete of the change, in 0…1.
  package var fraction: Double
}

/// The properties by the names that actions and animations use.
package enum LayerProperty: String, CaseIterable, Sendable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case hidden, opacity, backgroundColor, contents, contentsRect, contentsCenter, contentsScale
  case contentsMultiplyColor, masksToBounds, doubleSided
  case cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  // Properties of `CAShapeLayer`.
  case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd
  // Properties of `CAGradientLayer`.
  case colors, locations, startPoint, endPoint
  // The property of `CABackdropLayer`.
  case backdropEffect
  // Properties of `CATextLayer`.
  case fontSize, foregroundColor
  // Properties of `CAReplicatorLayer`.
  case instanceCount, instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  // The property of `PageLayer`.
  case pagePoint
  // Properties of `CAEmitterLayer`.
  case emitterCells, birthRate, lifetime, velocity, scale, spin
  case emitterPosition, emitterZPosition, emitterSize, emitterDepth
}
