// How something becomes a clip that can be held against a golden, and how the two are compared: a value,
// which `pullback` carries over to other things, in the words of swift-snapshot-testing.

import SegueGoldens
import SegueScenes
import SegueStage
import UIKit

/// A way to make clips of values and to compare them.
@MainActor
public struct MotionStrategy<Value> {
  /// How frames are compared; `nil` for what the suite says, else exactly.
  public var comparison: PictureComparison?
  /// Why not exactly.
  public var reason: String?
  let subject: @MainActor (Value) throws -> any GoldenSubject

  /// A strategy that makes clips by `subject`, exact unless it is told otherwise.
  public init(_ subject: @escaping @MainActor (Value) throws -> any GoldenSubject) {
    self.subject = subject
  }

  /// The same for what can be turned into a value.
  public func pullback<Other>(_ transform: @escaping @MainActor (Other) throws -> Value)
    -> MotionStrategy<Other>
  {
    var result = MotionStrategy<Other> { try subject(transform($0)) }
    (result.comparison, result.reason) = (comparison, reason)
    return result
  }

  /// The same, compared in another way.
  /// - Parameter reason: Why it need not be exact; kept with the golden.
  public func compared(
    by comparator: PixelComparator, limits: ComparisonLimits = ComparisonLimits(),
    ignoring: [PixelRegion] = [], because reason: String
  ) -> Self {
    var result = self
    result.comparison = PictureComparison(comparator, limits: limits, ignoring: ignoring)
    result.reason = reason
    return result
  }

  /// The same, compared as swift-snapshot-testing does. A share lets a wrong button by when the screen is large
  /// enough: limits that count pixels hold better.
  /// - Parameters:
  ///   - precision: The share of the pixels that has to match, 0…1.
  ///   - perceptualPrecision: How alike two pixels have to be to match, 0…1; 0.98 is about what an eye can tell:
  ///     ΔE₀₀ of 2.
  ///   - reason: Why it need not be exact; kept with the golden.
  public func precision(
    _ precision: Double, perceptualPrecision: Double = 1, because reason: String
  ) -> Self {
    func lacking(_ share: Double) -> Double { 1 - min(max(share, 0), 1) }
    let deltaE = (lacking(perceptualPrecision) * 10_000).rounded() / 100
    return compared(
      by: deltaE > 0 ? .ciede2000(deltaE: deltaE) : .exact,
      limits: ComparisonLimits(share: lacking(precision)),
      ignoring: comparison?.ignoring ?? [], because: reason
    ).ignoring(views: comparison?.views ?? [], because: reason)
  }

  /// The same, without the pixels of some views, wherever they are, and of rectangles.
  /// - Parameters:
  ///   - views: Names of views: their `layer.name`, in scenes their ids, and of controllers' pages the class.
  ///   - reason: Why they do not count; kept with the golden.
  public func ignoring(
    views: [String] = [], regions: [PixelRegion] = [], because reason: String
  ) -> Self {
    var result = self
    var comparison = comparison ?? PictureComparison()
    comparison.views += views
    comparison.ignoring += regions
    (result.comparison, result.reason) = (comparison, reason)
    return result
  }
}

extension MotionStrategy where Value == AppStage {
  /// Every frame of an app under its script.
  public static var everyFrame: Self { Self { $0 } }
}

extension MotionStrategy where Value == Stage {
  /// Every frame of a scene.
  public static var everyFrame: Self { Self { $0 } }
}

extension MotionStrategy where Value == @MainActor () -> UIViewController {
  /// Every frame of a controller's way onto the screen and off it again, presented over a plain one.
  public static func presentation(on canvas: SceneCanvas = .smallPhone) -> Self {
    MotionStrategy<AppStage>.everyFrame.pullback { make in
      try TransitionTest(canvas: canvas).stage(presenting: make) {
        UIViewController()
      }
    }
  }
}

extension SceneCanvas {
  /// This screen as it is in every combination of some of each, with a name for `named:`.
  ///
  /// ```swift
  /// for (name, canvas) in SceneCanvas.smallPhone.matrix({ $0.appearances = [.light, .dark] }) {
  ///   assertTransition(of: { CardController() }, on: canvas, named: name)
  /// }
  /// ```
  public func matrix(_ set: (inout CanvasMatrix) -> Void) -> [(name: String, canvas: SceneCanvas)] {
    var matrix = CanvasMatrix()
    set(&matrix)
    return matrix.variants.map { (name: $0.name, canvas: varied(by: $0)) }
  }

  /// The screen of a phone, drawn small: 195 x 422 pixels at 60 frames a second.
  public static var smallPhone: SceneCanvas { SceneCanvas(width: 390, height: 844, scale: 0.5) }
}

/// Sets up a presentation.
@MainActor
struct TransitionTest {
  let canvas: SceneCanvas

  /// An app whose first controller presents another one and has it dismissed.
  func stage(
    presenting presented: @escaping @MainActor () -> UIViewController,
    over first: @escaping @MainActor () -> UIViewController
  ) throws -> AppStage {
    let script: GestureScript = [
      .wait(0.05),
      .perform { window in
        window.rootViewController?.present(presented(), animated: true)
      },
      .settle, .wait(0.05),
      .perform { window in window.rootViewController?.dismiss(animated: true) },
      .settle, .wait(0.05),
    ]
    return try AppStage(canvas, script: script) { $0.rootViewController = first() }
  }
}
