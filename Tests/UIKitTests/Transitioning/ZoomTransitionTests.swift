// The transition that a view controller prefers: zooms, and the modal styles.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ZoomTransitionTests {
  private func sample() -> (BarSample, UIView) {
    let bars = BarSample()
    let cell = bars.world.run {
      let cell = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 120))
      cell.backgroundColor = .systemTeal
      cell.layer.cornerRadius = 12
      bars.a.view.addSubview(cell)
      return cell
    }
    return (bars, cell)
  }

  private func shownFrame(_ view: UIView, _ bars: BarSample) -> CGRect {
    bars.world.run { view.superview?.layer.presentation()?.frame ?? .zero }
  }

  @Test("A push grows out of the source view, and a pop returns to it")
  func push() throws {
    let (bars, cell) = sample()
    var asked: [String] = []
    try bars.advance(to: 0.1)
    bars.run {
      bars.b.preferredTransition = .zoom { context in
        asked.append("\(context.sourceViewController === bars.a)")
        asked.append("\(context.zoomedViewController === bars.b)")
        return cell
      }
      bars.navigation.pushViewController(bars.b, animated: true)
    }
    try bars.advance(to: 0.101)
    #expect(asked == ["true", "true"])
    let start = shownFrame(bars.b.view, bars)
    #expect(abs(start.minX - 40) < 2 && abs(start.minY - 300) < 5 && abs(start.width - 100) < 5)
    #expect(cell.alpha == 0)
    try bars.advance(to: 1)
    #expect(bars.b.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(bars.b.view.transform == .identity && cell.alpha == 1)
    bars.run { _ = bars.navigation.popViewController(animated: true) }
    try bars.advance(to: 1.25)
    let midway = shownFrame(bars.b.view, bars)
    #expect(midway.width > 100 && midway.width < 390 && midway.minX > 0)
    try bars.advance(to: 2)
    #expect(bars.b.view.window == nil && bars.a.view.window != nil && cell.alpha == 1)
  }

  @Test("A presentation with a zoom fills the screen, and is dismissed to its source")
  func presentation() throws {
    let (bars, cell) = sample()
    let detail = bars.world.run { UIViewController() }
    try bars.advance(to: 0.1)
    bars.run {
      let options = UIViewController.Transition.ZoomOptions()
      options.dimmingColor = .systemOrange
      options.alignmentRectProvider = { _ in CGRect(x: 0, y: 100, width: 195, height: 200) }
      detail.preferredTransition = .zoom(options: options) { _ in cell }
      bars.a.present(detail, animated: true)
    }
    try bars.advance(to: 1)
    #expect(detail.presentationController?.presentationStyle == .fullScreen)
    #expect(detail.view.convert(detail.view.bounds, to: nil) == bars.window.bounds)
    bars.run { detail.dismiss(animated: true) }
    try bars.advance(to: 2)
    #expect(bars.a.presentedViewController == nil)
    #expect(bars.a.view.window != nil)
  }

  @Test("A push with a cross dissolve fades")
  func dissolve() throws {
    let (bars, _) = sample()
    try bars.advance(to: 0.1)
    bars.run {
      bars.b.preferredTransition = .crossDissolve
      bars.navigation.pushViewController(bars.b, animated: true)
    }
    try bars.advance(to: 0.275)
    let alpha = bars.shown(bars.b.view).alpha
    #expect(alpha > 0.3 && alpha < 0.7)
    #expect(bars.b.view.frame.minX == 0)
  }
}
