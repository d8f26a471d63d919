// An app on a stage: scripted touches, and how the stage delivers them.

import SegueDiagnostics
import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

/// A screen that records its touches, and presents another when it is tapped.
private final class TappedController: UIViewController {
  private let color: UIColor
  var events: [String] = []

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.tapped() })
    view.addGestureRecognizer(UIPanGestureRecognizer { [weak self] pan in self?.panned(pan) })
  }

  private func tapped() {
    let next = TappedController(.red)
    next.modalPresentationStyle = .fullScreen
    present(next, animated: true)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let way = Int(pan.translation(in: nil).x.rounded())
    events.append("\(pan.state) \(way) at \(World.current.now.seconds)")
  }
}

@MainActor
@Suite struct AppStageTests {
  private let canvas = SceneCanvas(width: 40, height: 80)

  private func stage(_ script: GestureScript) throws -> AppStage {
    try AppStage(canvas, script: script) { $0.rootViewController = TappedController(.blue) }
  }

  private func background(_ list: DisplayList?) -> DisplayColor? {
    guard case .solid(let quad)? = list?.items.last else { return nil }
    return quad.color
  }

  @Test("An app's random numbers follow from the seed, also in a second playback")
  func chance() throws {
    func stage(_ seed: UInt64) throws -> AppStage {
      try AppStage(canvas, seed: seed, script: [.wait(1)]) { window in
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor(
          red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1), alpha: 1)
        window.rootViewController = controller
      }
    }
    func frame(_ stage: AppStage, _ index: Int) throws -> DisplayList? {
      try stage.frame(at: FrameTime(index: index, rateNumerator: 60))
    }
    let app = try stage(5)
    let first = try frame(app, 0)
    #expect(try frame(app, 30) == first)
    #expect(try frame(app, 0) == first)
    #expect(try frame(stage(5), 0) == first)
    #expect(try frame(stage(6), 0) != first)
  }

  @Test("Text that cannot be drawn is an error in an app too")
  func missingGlyph() throws {
    let stage = try AppStage(canvas, script: [.wait(1)]) { window in
      let controller = TappedController(.blue)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      // For private use: no other font substitutes for Inter.
      label.text = "a \u{10FFFD}"
      controller.view.addSubview(label)
      window.rootViewController = controller
    }
    let error = #expect(throws: Failure.self) {
      try stage.frame(at: FrameTime(index: 0, rateNumerator: 60))
    }
    #expect(error?.exitCode == .asset)
  }

  @Test("Code receives the scale of its canvas")
  func density() throws {
    var scales: [CGFloat] = []
    let dense = SceneCanvas(width: 40, height: 80, scale: 3)
    let stage = try AppStage(dense, script: [.wait(1)]) { window in
      let controller = TappedController(.blue)
      window.rootViewController = controller
      scales.append(controller.view.traitCollection.displayScale)
    }
    _ = try stage.frame(at: FrameTime(index: 0, rateNumerator: 60))
    #expect(scales == [3])
  }

  @Test("A tap presents, and its step lasts until the presentation ends")
  func tap() throws {
    let stage = try stage([.wait(0.25), .tap(at: CGPoint(x: 20, y: 20)), .wait(0.5)])
    let length = try stage.length()
    #expect(length > VirtualTime(seconds: 1.1) && length < VirtualTime(seconds: 2))
    let count = try stage.frameCount()
    #expect(count == Int((length.seconds * 60).rounded(.up)))
    let first = try stage.frame(at: FrameTime(index: 0, rateNumerator: 60))
    #expect(background(first)?.blue == 1)
    let last = try stage.frame(at: FrameTime(index: count - 1, rateNumerator: 60))
    #expect(background(last)?.red == 1)
    #expect(try stage.frame(at: FrameTime(index: count, rateNumerator: 60)) == nil)
    // Back to the beginning: the app is launched again.
    #expect(try stage.frame(at: FrameTime(index: 0, rateNumerator: 60)) == first)
    #expect(stage.warnings.isEmpty)
  }

  @Test("A drag is reported 120 times a second, rests, and ends or is cancelled")
  func drag() throws {
    let path = [CGPoint(x: 4, y: 40), CGPoint(x: 37, y: 40)]
    let stage = try stage([
      .drag(along: path, duration: 0.025, hold: 0.5, end: .cancel), .wait(0.1),
    ])
    #expect(try stage.length() == VirtualTime(seconds: 0.625))
    try stage.seek(VirtualTime(seconds: 0.625))
    let controller = try #require(stage.window.rootViewController as? TappedController)
    #expect(
      controller.events == [
        "began 11 at 0.008333333", "changed 22 at 0.016666666", "changed 33 at 0.025",
        "cancelled 33 at 0.525",
      ])
  }

  @Test("The app's own work takes no time, and later touches meet a running transition")
  func perform() throws {
    let script: GestureScript = [
      .perform { window in
        let next = TappedController(.green)
        next.modalPresentationStyle = .fullScreen
        window.rootViewController?.present(next, animated: true)
      },
      .wait(0.1), .settle,
    ]
    let stage = try stage(script)
    try stage.seek(VirtualTime(seconds: 0.05))
    #expect(stage.world.transitions.active.count == 1)
    let length = try stage.length()
    #expect(length > VirtualTime(seconds: 0.3))
    try stage.seek(length)
    #expect(stage.world.transitions.active.isEmpty)
    #expect(stage.window.rootViewController?.presentedViewController?.isBeingPresented == false)
  }

  @Test(
    "Views whose place is not finite are inspected, and nothing of them is visible",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
  func hopelessPlaces(number: CGFloat) throws {
    let stage = try AppStage(canvas, script: [.wait(0.1)]) { window in
      let (controller, outer, inner) = (UIViewController(), UIView(), UIView())
      controller.view.addSubview(outer)
      outer.addSubview(inner)
      for view in [outer, inner] {
        view.clipsToBounds = true
        view.bounds = CGRect(x: number, y: 0, width: number, height: 10)
        view.center = CGPoint(x: number, y: number)
        view.transform = CGAffineTransform(scaleX: number, y: 1)
      }
      window.rootViewController = controller
    }
    let nodes = try stage.inspect(atSeconds: 0)
    #expect(nodes.count >= 4)
    #expect(nodes.suffix(2).allSatisfy { $0.visibleFrame.isNull })
  }

  @Test("Touches are shown on request")
  func marks() throws {
    let stage = try stage([.tap(at: CGPoint(x: 20, y: 20))])
    let time = FrameTime(index: 1, rateNumerator: 60)
    let plain = try #require(try stage.frame(at: time))
    stage.showsTouches = true
    #expect(try stage.frame(at: time)?.items.count == plain.items.count + 2)
  }

  @Test("An app whose transition never ends is refused")
  func stall() throws {
    final class Never: NSObject, UIViewControllerAnimatedTransitioning,
      UIViewControllerTransitioningDelegate
    {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval
      { 1 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {}
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { self }
    }
    let never = Never()
    let stage = try AppStage(
      canvas,
      script: [
        .perform { window in
          let next = UIViewController()
          next.modalPresentationStyle = .fullScreen
          next.transitioningDelegate = never
          window.rootViewController?.present(next, animated: true)
        },
        .settle,
      ]
    ) { $0.rootViewController = UIViewController() }
    let failure = #expect(throws: Failure.self) { try stage.length() }
    #expect(failure?.lines.first?.contains("has not called completeTransition") == true)
  }

  @Test("A screen that is too large is refused")
  func tooLarge() {
    #expect(throws: Failure.self) {
      try AppStage(SceneCanvas(width: 1e6, height: 2), script: []) { _ in }
    }
  }
}
