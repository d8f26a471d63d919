import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

/// Curls of a view of 60 by 100 points in a gray window of 80 by 120.
@Suite @MainActor struct PageCurlTests {
  private let world = World()
  private let window: UIView
  private let page: UIView
  private let first: UIView
  private let second: UIView

  init() {
    (window, page, first, second) = world.run {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 120))
      window.backgroundColor = .gray
      let page = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 100))
      window.addSubview(page)
      let (first, second) = (UIView(frame: page.bounds), UIView(frame: page.bounds))
      page.addSubview(first)
      return (window, page, first, second)
    }
  }

  private func start(
    _ options: UIView.AnimationOptions, from old: UIColor, to new: UIColor
  ) {
    world.run {
      (first.backgroundColor, second.backgroundColor) = (old, new)
      UIView.transition(
        from: first, to: second, duration: 1, options: [options, .curveLinear])
    }
  }

  private func pixels(at seconds: Double) throws -> PixelBuffer {
    try world.advance(to: VirtualTime(seconds: seconds))
    let viewport = SegueViewport(widthInPixels: 80, heightInPixels: 120)
    let list = world.run { world.commit(root: window.layer, at: seconds, viewport: viewport) }
    return try Rasterizer().render(list)
  }

  private static let red = PremultipliedRGBA8(255, 0, 0, 255)
  private static let blue = PremultipliedRGBA8(0, 0, 255, 255)

  @Test("A sheet that curls up begins and ends exactly on the views")
  func ends() throws {
    start(.transitionCurlUp, from: .red, to: .blue)
    for (seconds, color) in [(0.0, Self.red), (1, Self.blue)] {
      let frame = try pixels(at: seconds)
      for (x, y) in [(10, 10), (69, 10), (10, 109), (69, 109), (40, 60)] {
        #expect(frame[x, y] == color, "\(seconds) s, \(x), \(y)")
      }
    }
  }

  @Test("It leaves from the lower right corner, shows white paper and casts a shadow")
  func middle() throws {
    start(.transitionCurlUp, from: .red, to: .blue)
    let frame = try pixels(at: 0.35)
    #expect(frame[10, 10] == Self.red && frame[69, 12] == Self.red)
    let revealed = frame[69, 109]
    #expect(revealed.red == 0 && revealed.blue > 0)
    let colors = (10..<110).flatMap { y in (10..<70).map { frame[$0, y] } }
    #expect(colors.contains { $0.red > 200 && $0.green > 200 && $0.blue > 200 })
    let below = colors.filter { $0.red == 0 && $0.green == 0 }.map(\.blue)
    #expect((below.min() ?? 255) < 200 && (below.max() ?? 0) > 230)
  }

  @Test("Nothing of it is drawn outside of the view")
  func clipped() throws {
    start(.transitionCurlUp, from: .red, to: .blue)
    let gray = try pixels(at: 0)[0, 0]
    for seconds in [0.2, 0.5, 0.8] {
      let frame = try pixels(at: seconds)
      let isClean = (0..<120).allSatisfy { y in
        (0..<80).allSatisfy { x in
          (10..<70).contains(x) && (10..<110).contains(y) || frame[x, y] == gray
        }
      }
      #expect(isClean, "\(seconds)")
    }
  }

  @Test("A sheet that curls down is one that curls up, backward")
  func down() throws {
    let other = PageCurlTests()
    start(.transitionCurlUp, from: .red, to: .blue)
    other.start(.transitionCurlDown, from: .blue, to: .red)
    var frames: [PixelBuffer] = []
    for seconds in [0.25, 0.5, 0.75] { frames.append(try pixels(at: seconds)) }
    for (seconds, frame) in zip([0.25, 0.5, 0.75], frames.reversed()) {
      let back = try other.pixels(at: seconds)
      let isSame = (0..<120).allSatisfy { y in (0..<80).allSatisfy { frame[$0, y] == back[$0, y] } }
      #expect(isSame, "\(seconds)")
    }
  }

  @Test(
    "A transition of a block without a closure looks like that of UIView.transition",
    arguments: [
      (UIView.AnimationTransition.curlUp, UIView.AnimationOptions.transitionCurlUp),
      (.curlDown, .transitionCurlDown), (.flipFromLeft, .transitionFlipFromLeft),
      (.flipFromRight, .transitionFlipFromRight),
    ])
  func block(_ transition: UIView.AnimationTransition, _ options: UIView.AnimationOptions) throws {
    let other = PageCurlTests()
    other.start(options, from: .red, to: .blue)
    world.run {
      (first.backgroundColor, second.backgroundColor) = (.red, .blue)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationTransition(transition, for: page, cache: true)
      first.removeFromSuperview()
      page.addSubview(second)
      UIView.commitAnimations()
      #expect(World.current.unsupported.isEmpty)
    }
    for seconds in [0, 0.3, 0.6, 0.9, 1.1] {
      let (mine, theirs) = (try pixels(at: seconds), try other.pixels(at: seconds))
      let isSame = (0..<120).allSatisfy { y in
        (0..<80).allSatisfy { mine[$0, y] == theirs[$0, y] }
      }
      #expect(isSame, "\(seconds)")
    }
    #expect(window.subviews == [page] && window.layer.children.count == 1)
  }

  @Test("Without a block, such a transition is ignored with a warning; none does nothing")
  func noBlock() {
    world.run {
      UIView.setAnimationTransition(.curlUp, for: page, cache: true)
      #expect(World.current.diagnostics.warnings.count == 1)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationTransition(.none, for: page, cache: true)
      UIView.commitAnimations()
      #expect(page.layer.animationKeys() == nil && window.subviews == [page])
    }
  }
}
