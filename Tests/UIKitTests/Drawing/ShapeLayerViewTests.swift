// Shape layers of views: as their own layer, and as a sublayer.

import Foundation
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct ShapeLayerViewTests {
  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  private final class Badge: CAShapeLayer {}

  private final class BadgeView: UIView {
    override class var layerClass: AnyClass { Badge.self }
  }

  let world = World()

  @Test("A view can be backed by a shape layer")
  func layerClass() throws {
    try world.run {
      let view = ShapeView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
      let layer = try #require(view.layer as? CAShapeLayer)
      layer.path = UIBezierPath(ovalIn: view.bounds).cgPath
      #expect(layer.path?.boundingBoxOfPath == view.bounds && layer.lineWidth == 1)
      #expect(BadgeView().layer is Badge)
    }
  }

  @Test(
    "In an animation block, a shape's own values do not animate on the view's layer (SEMANTICS 4d)")
  func blockOfOwnLayer() throws {
    let view = world.run { ShapeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let layer = try #require(view.layer as? CAShapeLayer)
    world.run {
      UIView.animate(withDuration: 1) { (layer.strokeEnd, view.alpha) = (0, 0) }
      #expect(layer.animationKeys()?.contains("strokeEnd") != true)
      #expect(layer.presentation()?.opacity == 1)
      #expect(layer.presentation()?.strokeEnd == 0)
    }
  }

  @Test("A view's radius and a shape's path grow together: the path by its own animation")
  func together() throws {
    let layer = CAShapeLayer()
    let view = world.run { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    view.layer.addSublayer(layer)
    func outline(_ radius: CGFloat) -> CGPath {
      UIBezierPath(roundedRect: view.bounds, cornerRadius: radius).cgPath
    }
    world.run {
      layer.path = outline(12)
      let animation = CABasicAnimation(keyPath: "path")
      (animation.fromValue, animation.duration) = (outline(4), 1)
      layer.add(animation, forKey: "path")
    }
    let path = try world.at(0.5) { layer.presentation()?.path }
    #expect(path?.boundingBoxOfPath == view.bounds)
    let tip = CGPoint(x: 1.5, y: 1.5)
    #expect(outline(4).contains(tip) && !outline(12).contains(tip))
    #expect(
      path?.contains(CGPoint(x: 1, y: 1)) == false && path?.contains(CGPoint(x: 4, y: 4)) == true)
  }
}
