// How a value becomes a clip that can be compared with a golden, and how the two are compared.
// `pullback` converts a strategy for other types, as in swift-snapshot-testing.

import SegueGoldens
import SegueScenes
import SegueStage
import UIKit

/// A strategy for making clips of values and comparing them with their goldens.
@MainActor
public struct MotionStrategy<Value> {
  /// How frames are compared. If `nil`, as the suite specifies; by default they must be identical.
  public var comparison: ImageComparison?
  /// The reason why the comparison is not exact.
  public var reason: String?
  let subject: @MainActor (Value) throws -> any GoldenSubject

  /// Creates a strategy that makes clips with `subject` and compares them exactly.
  public init(_ subject: @escaping @MainActor (Value) throws -> any GoldenSubject) {
    self.subject = subject
  }

  /// Returns the strategy for values that `transform` converts.
  public func pullback<Other>(_ transform: @escaping @MainActor (Other) throws -> Value)
    -> MotionStrategy<Other>
  {
    var result = MotionStrategy<Other> { try subject(transform($0)) }
    (result.comparison, result.reason) = (comparison, reason)
    return result
  }

  /// Returns the strategy with another comparison.
  /// - Parameters:
  ///   - comparator: The rule for comparing two images.
  ///   - limits: The differences that are permitted.
  ///   - ignoring: The rectangles that are not compared.
  ///   - reason: The reason why the comparison need not be exact. It is stored with the golden.
  public func compared(
    by comparator: PixelComparator, limits: ComparisonLimits = ComparisonLimits(),
    ignoring: [PixelRegion] = [], because reason: String
  ) -> Self {
    var result = self
    result.comparison = ImageComparison(comparator, limits: limits, ignoring: ignoring)
    result.reason = reason
    return result
  }

  /// Returns the strategy with a comparison as in swift-snapshot-testing. On a large screen, a
  /// share of the pixels permits a wrong button: limits that count pixels are more reliable.
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, 0…1.
  ///   - perceptualPrecision: The similarity that two pixels must have to match, 0…1. A value of
  ///     0.98 is about what an eye can distinguish: ΔE₀₀ of 2.
  ///   - reason: The reason why the comparison need not be exact. It is stored with the golden.
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

  /// Returns the strategy without the pixels of some views, wherever they are, and of rectangles.
  /// - Parameters:
  ///   - views: The names of views: their `layer.name`. In scenes this is the id, and for pages of
  ///     controllers the class.
  ///   - regions: The rectangles that are not compared.
  ///   - reason: The reason why they are not compared. It is stored with the golden.
  public func ignoring(
    views: [String] = [], regions: [PixelRegion] = [], because reason: String
  ) -> Self {
    var result = self
    var comparison = comparison ?? ImageComparison()
    comparison.views += views
    comparison.ignoring += regions
    (result.comparison, result.reason) = (comparison, reason)
    return result
  }
}

extension MotionStrategy where Value == AppStage {
  /// A strategy that compares every frame of an app during its script.
  public static var everyFrame: Self { Self { $0 } }
}

extension MotionStrategy where Value == Stage {
  /// A strategy that compares every frame of a scene.
  public static var everyFrame: Self { Self { $0 } }
}

extension MotionStrategy where Value == @MainActor () -> UIViewController {
  /// Returns a strategy that compares every frame of a controller's presentation over a plain one
  /// and of its dismissal.
  public static func presentation(on canvas: SceneCanvas = .smallPhone) -> Self {
    MotionStrategy<AppStage>.everyFrame.pullback { make in
      try TransitionTest(canvas: canvas).stage(presenting: make) {
        UIViewController()
      }
    }
  }
}

extension SceneCanvas {
  /// Returns a canvas for every combination of the given settings, with a name for `named:`.
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

  /// The screen of a phone at half scale: 195 x 422 pixels at 60 frames per second.
  public static var smallPhone: SceneCanvas { SceneCanvas(width: 390, height: 844, scale: 0.5) }
}

/// Sets up the presentation of a controller.
@MainActor
struct TransitionTest {
  let canvas: SceneCanvas

  /// Returns an app whose first controller presents another one and dismisses it.
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
