import SegueWorld
import Testing
import UIKit

/// Transforms in blocks: SEMANTICS 4b and 4e.
@Suite @MainActor struct TransformAnimationTests {
  typealias Matrix = CGAffineTransform

  static func turned(_ degrees: Double) -> Matrix { Matrix(rotationAngle: degrees * .pi / 180) }

  /// From, to, progress and the displayed value.
  static let table: [(Matrix, Matrix, Double, [Double])] = [
    (.identity, turned(-90), 0.25, [0.923879533, -0.382683432, 0.382683432, 0.923879533, 0, 0]),
    (.identity, turned(180), 0.25, [0.707106781, 0.707106781, -0.707106781, 0.707106781, 0, 0]),
    (.identity, turned(-180), 0.25, [0.707106781, 0.707106781, -0.707106781, 0.707106781, 0, 0]),
    (.identity, turned(270), 0.5, [0.707106781, -0.707106781, 0.707106781, 0.707106781, 0, 0]),
    (.identity, turned(3600), 0.5, [1, 0, 0, 1, 0, 0]),
    (Matrix(scaleX: 0, y: 0), turned(-90), 0.5, [0, -0.5, 0.5, 0, 0, 0]),
    (
      .identity, Matrix(a: 0.95, b: 0, c: 0, d: 0.95, tx: 0, ty: 15), 0.5,
      [0.975, 0, 0, 0.975, 0, 7.5]
    ),
    (.identity, Matrix(scaleX: -1, y: 1), 0.25, [0.5, 0, 0, 1, 0, 0]),
    (
      Matrix(a: 1.33, b: 0, c: 0, d: 1.33, tx: 0, ty: 200), Matrix(translationX: 0, y: 100), 0.5,
      [1.165, 0, 0, 1.165, 0, 150]
    ),
    // Not the result of direct interpolation: the difference from the target shrinks.
    (
      .identity, Matrix(scaleX: 2, y: 1).concatenating(turned(60)), 0.5,
      [1.254670721, 1.030223301, -0.308482456, 0.924735211, 0, 0]
    ),
  ]

  @Test("The displayed value is the shrinking difference and then the target", arguments: 0..<10)
  func shown(row: Int) throws {
    let (from, to, progress, expected) = Self.table[row]
    let world = World()
    let view = world.run { UIView(frame: .zero) }
    world.run {
      view.transform = from
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = to }
    }
    let shown = try world.at(progress) { view.shownTransform }
    #expect(isClose(shown, expected), "\(shown)")
  }

  @Test("A retargeted transform continues without a jump, whatever its components")
  func retargeted() throws {
    let world = World()
    let view = world.run { UIView(frame: .zero) }
    let targets = [
      Matrix(scaleX: 2, y: 1).concatenating(Self.turned(60)),
      Matrix(a: 1, b: 0.5, c: 0, d: 3, tx: 9, ty: 1),
      Matrix(translationX: 100, y: 50).rotated(by: 2),
    ]
    for (index, target) in targets.enumerated() {
      try world.at(Double(index) * 0.3) {
        let before = view.shownTransform
        UIView.animate(withDuration: 1) { view.transform = target }
        #expect(isClose(view.shownTransform, before, tolerance: 1e-12))
      }
    }
    try world.at(1.7) {
      let target = targets[2]
      let matrix = [target.a, target.b, target.c, target.d, target.tx, target.ty].map { Double($0) }
      #expect(isClose(view.shownTransform, matrix))
    }
  }

  @Test("3D transforms interpolate between values and replace each other")
  func space() throws {
    let world = World()
    let view = world.run { UIView(frame: .zero) }
    world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      }
    }
    let m11 = try world.at(0.5) {
      let shown = view.layer.presentationValue(forKeyPath: "transform", atSeconds: 0.5)
      guard case .transform(let matrix)? = shown else { return Double.nan }
      return Double(matrix.m11)
    }
    #expect(isClose(m11, 0.5.squareRoot()))
  }
}
