// Constraints and anchor points: the middle of the rectangle that constraints give a view becomes its
// `center`, whatever the layer's anchor point is. Apps that move it correct their constants by half the size.

import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct AnchorPointLayoutTests {
  /// A view of 40 × 30 points whose top and left edges are 100 and 60 points from those of its superview.
  private func constrained(anchor: CGPoint) -> UIView {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.anchorPoint = anchor
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    return view
  }

  @Test(
    "the center is the middle of the constrained rectangle",
    arguments: [
      (CGPoint(x: 0.5, y: 0.5), CGRect(x: 60, y: 100, width: 40, height: 30)),
      (CGPoint(x: 0.5, y: 1), CGRect(x: 60, y: 85, width: 40, height: 30)),
      (CGPoint(x: 0, y: 0), CGRect(x: 80, y: 115, width: 40, height: 30)),
    ])
  func center(anchor: CGPoint, frame: CGRect) {
    World().run {
      let view = constrained(anchor: anchor)
      #expect(view.center == CGPoint(x: 80, y: 115))
      #expect(view.bounds.size == CGSize(width: 40, height: 30))
      #expect(view.frame == frame)
    }
  }

  @Test("what refers to a view with a frame refers to the rectangle around its center")
  func reference() {
    World().run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let (fixed, view) = (UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 60)), UIView())
      fixed.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
      // The layer's position stays when its anchor point changes.
      #expect(fixed.center == CGPoint(x: 125, y: 230))
      view.translatesAutoresizingMaskIntoConstraints = false
      [fixed, view].forEach(root.addSubview)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 5),
        view.leftAnchor.constraint(equalTo: fixed.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      #expect(fixed.center == CGPoint(x: 125, y: 230))
      #expect(view.frame == CGRect(x: 100, y: 265, width: 10, height: 10))
    }
  }
}
