// Corner configurations: which radii they give the layers of views.

import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct CornerConfigurationTests {
  private func view(_ frame: CGRect, _ corners: UICornerConfiguration) -> UIView {
    let view = UIView(frame: frame)
    view.cornerConfiguration = corners
    return view
  }

  @Test(
    "fixed radii and capsules are limited by the size",
    arguments: [
      (UICornerConfiguration.corners(radius: .fixed(12)), 12),
      (.uniformCorners(radius: .fixed(40)), 20),
      (.capsule(), 20), (.capsule(maximumRadius: 15), 15), (.corners(radius: .fixed(-1)), 0),
    ])
  func radii(_ corners: UICornerConfiguration, _ expected: CGFloat) {
    World().run {
      let view = view(CGRect(x: 0, y: 0, width: 100, height: 40), corners)
      #expect(view.layer.cornerRadius == expected)
      #expect(view.effectiveRadius(corner: .topLeft) == expected)
      #expect(view.cornerConfiguration == corners)
    }
  }

  @Test("a capsule follows the size")
  func sizes() {
    World().run {
      let view = view(CGRect(x: 0, y: 0, width: 100, height: 40), .capsule())
      view.frame.size.height = 60
      #expect(view.layer.cornerRadius == 30)
    }
  }

  @Test("corners without a radius are not rounded")
  func someCorners() {
    World().run {
      let view = view(
        CGRect(x: 0, y: 0, width: 100, height: 40),
        .uniformTopRadius(.fixed(10), bottomRightRadius: .fixed(10)))
      #expect(
        view.layer.maskedCorners == [
          .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner,
        ])
      #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
      #expect(view.effectiveRadius(corner: .bottomRight) == 10)
    }
  }

  @Test("concentric corners have the center of those of the view around them")
  func concentric() {
    World().run {
      let outer = view(
        CGRect(x: 0, y: 0, width: 200, height: 200), .corners(radius: .fixed(40)))
      let (between, inner) = (UIView(frame: outer.bounds), UIView())
      outer.addSubview(between)
      between.addSubview(inner)
      inner.frame = CGRect(x: 10, y: 10, width: 180, height: 180)
      inner.cornerConfiguration = .corners(radius: .containerConcentric())
      #expect(inner.layer.cornerRadius == 30)
      inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 35))
      #expect(inner.layer.cornerRadius == 35)
      // Only one corner is near that of the view around it.
      inner.frame = CGRect(x: 15, y: 15, width: 60, height: 60)
      inner.cornerConfiguration = .corners(radius: .containerConcentric())
      #expect(inner.layer.cornerRadius == 25 && inner.layer.maskedCorners == .layerMinXMinYCorner)
      inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
      #expect(inner.effectiveRadius(corner: .bottomRight) == 25)
    }
  }
}
