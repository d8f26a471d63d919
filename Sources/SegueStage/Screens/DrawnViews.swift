// Views that draw shapes and gradients. They arrange their subviews like any other view.

import SegueScenes
import UIKit

/// A view that shows a shape of lines and curves.
final class ShapeView: ArrangedView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(_ shape: SceneShape, _ layout: SceneLayout) {
    super.init(layout)
    let usual: ScenePaint? = shape.stroke == nil ? .system("label") : nil
    var shown = shape
    shown.fill = shape.fill ?? usual
    guard let layer = layer as? CAShapeLayer else { return }
    layer.fillColor = nil
    layer.fillRule = shape.fillRule == .nonZero ? .nonZero : .evenOdd
    layer.lineCap = CAShapeLayerLineCap(rawValue: shape.cap.rawValue)
    layer.lineJoin = CAShapeLayerLineJoin(rawValue: shape.join.rawValue)
    layer.miterLimit = shape.miterLimit
    layer.lineDashPattern = shape.dash.isEmpty ? nil : shape.dash.map { NSNumber(value: $0) }
    layer.draw(shown, in: traitCollection)
    ViewStyleUpdater.of(self).outline = shape.outline
  }

  required init?(coder: NSCoder) { nil }
}

/// A view that shows a gradient.
final class GradientView: ArrangedView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ gradient: SceneGradient, _ layout: SceneLayout) {
    super.init(layout)
    guard let layer = layer as? CAGradientLayer else { return }
    layer.type = CAGradientLayerType(rawValue: gradient.kind.rawValue)
    let (from, to) = gradient.kind.usualPoints
    (layer.startPoint, layer.endPoint) = (from, to)
    layer.draw(gradient, in: traitCollection)
    ViewStyleUpdater.of(self).apply(to: self)
  }

  required init?(coder: NSCoder) { nil }
}

extension SceneGradient.Kind {
  /// The default start and end points of the gradient.
  fileprivate var usualPoints: (CGPoint, CGPoint) {
    let middle = CGPoint(x: 0.5, y: 0.5)
    return switch self {
    case .axial: (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
    case .radial: (middle, CGPoint(x: 1, y: 1))
    case .conic: (middle, CGPoint(x: 0.5, y: 0))
    }
  }
}
