// Drawing as in tutorials, compiled in both language modes, produces the expected images.

import AppCode
import AppCodeSwift5
import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct DrawingCodeTests {
  private let world = World()

  private func hex(_ color: UIColor?) -> String {
    guard let color = color?.cgColor else { return "none" }
    return [color.red, color.green, color.blue, color.alpha]
      .map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }

  @Test("A badge, its variants and the colors read from them match", arguments: [5, 6])
  func images(mode: Int) throws {
    try world.run {
      let badge = mode == 5 ? AppCodeSwift5.Drawings.badge() : AppCode.Drawings.badge()
      #expect(badge.size == CGSize(width: 32, height: 32) && badge.scale == 2)
      let color = mode == 5 ? AppCodeSwift5.Drawings.color : AppCode.Drawings.color
      #expect(hex(color(badge, 32, 32)) == "ff0000ff")
      #expect(hex(color(badge, 8, 32)) == "000000ff")
      #expect(hex(color(badge, 0, 0)) == "00000000")
      let variants =
        mode == 5
        ? AppCodeSwift5.Drawings.variants(of: badge) : AppCode.Drawings.variants(of: badge)
      let (round, small) = (try #require(variants[0]), try #require(variants[1]))
      let blue = try #require(variants[2])
      #expect(hex(color(round, 32, 32)) == "ff0000ff")
      #expect(small.size == CGSize(width: 10, height: 10))
      #expect(hex(color(small, 10, 10)) == "ff0000ff")
      #expect(hex(color(blue, 32, 32)) == "0000ffff" && hex(color(blue, 0, 0)) == "00000000")
    }
  }

  @Test("Views that draw themselves become images", arguments: [5, 6])
  func views(mode: Int) throws {
    try world.run {
      let views = mode == 5 ? AppCodeSwift5.Drawings.views() : AppCode.Drawings.views()
      let color = mode == 5 ? AppCodeSwift5.Drawings.color : AppCode.Drawings.color
      let image = mode == 5 ? AppCodeSwift5.Drawings.image : AppCode.Drawings.image
      let ring = try #require(image(views[0]))
      // The bar is at the right, the track at the left, and there are letters in the middle.
      #expect(hex(color(ring, 112, 60)) == hex(.systemBlue))
      #expect(hex(color(ring, 8, 60)) == "e6e6e6ff")
      // An image of an opaque view begins with black.
      #expect(hex(color(ring, 60, 24)) == "000000ff")
      let graph = try #require(image(views[1]))
      #expect(hex(color(graph, 100, 2)).hasPrefix("ff") && hex(color(graph, 0, 0)).hasSuffix("ff"))
    }
  }

  @Test("A transition slides strips of an image away", arguments: [5, 6])
  func strips(mode: Int) throws {
    let animator = mode == 5 ? AppCodeSwift5.Drawings.transition() : AppCode.Drawings.transition()
    try world.run {
      let delegate = Delegate(animator)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (first, second) = (UIViewController(), UIViewController())
      first.view.backgroundColor = .red
      second.view.backgroundColor = .blue
      window.rootViewController = first
      window.makeKeyAndVisible()
      try world.advance(to: .zero)
      second.modalPresentationStyle = .fullScreen
      second.transitioningDelegate = delegate
      first.present(second, animated: true)
      try world.advance(to: VirtualTime(seconds: 0.3))
      let shown = try #require(
        window.snapshotView(afterScreenUpdates: false).flatMap { AppCode.Drawings.image(of: $0) })
      let height = Int(window.bounds.height)
      // Every other strip moves the other way; halfway, each covers half.
      let columns = [50, 700].map { x in
        (0..<6).map { strip in
          hex(AppCode.Drawings.color(of: shown, x: x, y: (2 * strip + 1) * height / 6))
        }
      }
      let (old, new) = (hex(.red), hex(.blue))
      #expect(columns[0] == [old, new, old, new, old, new])
      #expect(columns[1] == [new, old, new, old, new, old])
      try world.advance(to: VirtualTime(seconds: 1))
      #expect(
        first.presentedViewController === second && second.view.superview?.subviews.count == 1)
    }
  }
}

private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator: any UIViewControllerAnimatedTransitioning
  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
