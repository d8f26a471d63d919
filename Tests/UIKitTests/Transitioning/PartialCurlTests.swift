// UIKit's partial curl: what is uncovered, where touches go, and what it does not allow.

import Foundation
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct PartialCurlTests {
  private let screens = SheetScreens()
  private let settings: ScreenController
  private let button = UIButton(type: .system)

  init() {
    let journal = screens.journal
    settings = screens.world.run { ScreenController("settings", journal) }
    (settings.modalPresentationStyle, settings.modalTransitionStyle) = (.fullScreen, .partialCurl)
    screens.run { [settings, button] in
      settings.view.backgroundColor = .systemGray4
      button.setTitle("Satellite", for: .normal)
      button.frame = CGRect(x: 120, y: 700, width: 150, height: 44)
      button.backgroundColor = .white
      button.addHandler(for: .touchUpInside) { _ in journal.note("button") }
      settings.view.addSubview(button)
    }
  }

  private func present() throws {
    screens.run {
      screens.root.view.backgroundColor = .systemTeal
      let band = UIView(frame: CGRect(x: 40, y: 500, width: 310, height: 200))
      band.backgroundColor = .systemYellow
      screens.root.view.addSubview(band)
      screens.root.present(settings, animated: true)
    }
    try screens.pass(1)
    screens.journal.clear()
  }

  private func tap(_ place: CGPoint) throws {
    screens.world.touches.began(at: place)
    try screens.pass(0.05)
    screens.world.touches.ended()
    try screens.pass(0.05)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    screens.world.run { screens.window.hitTest(CGPoint(x: x, y: y), with: nil) }
  }

  private func frame() throws -> PixelBuffer {
    let viewport = SegueViewport(widthInPixels: 195, heightInPixels: 422, scale: 0.5)
    let list = screens.world.run {
      screens.world.commit(
        root: screens.window.layer, at: screens.world.now.seconds, viewport: viewport)
    }
    #expect(screens.world.unsupported.isEmpty)
    return try Rasterizer().render(list)
  }

  @Test("the corner stays curled, with the presented view below; it looks as before")
  func look() throws {
    try present()
    try expectGolden(frame(), "partial-curl")
  }

  @Test("the presenting view stays on the sheet and changes there, although it has disappeared")
  func live() throws {
    try present()
    let root = screens.root.view
    #expect(screens.root.isViewLoaded && root?.window === screens.window)
    let before = try frame()
    screens.run { root?.backgroundColor = .systemPink }
    let after = try frame()
    #expect(before[10, 10] != after[10, 10])
    screens.run { settings.dismiss(animated: true) }
    try screens.pass(1)
    #expect(root?.superview === screens.window && root?.frame == screens.window.bounds)
  }

  @Test("it uncovers the presented view from its uppermost subview downward")
  func content() throws {
    for top in [200, 500, 760] as [CGFloat] {
      button.frame.origin.y = top
      try present()
      #expect(hit(1, top - 3) === screens.root.view.superview)
      #expect(hit(1, top + 3) === settings.view)
      #expect(hit(380, top + 3) === settings.view)
      screens.run { settings.dismiss(animated: true) }
      try screens.pass(1)
    }
  }

  @Test("as the preferred transition it is the same; an automatic style is full screen")
  func preferred() throws {
    settings.modalTransitionStyle = .coverVertical
    settings.modalPresentationStyle = .automatic
    settings.preferredTransition = .partialCurl
    try present()
    #expect(screens.world.diagnostics.warnings.isEmpty)
    #expect(hit(195, 100) === screens.root.view.superview)
    #expect(hit(195, 722) === button)
  }

  @Test("a tap on the page dismisses; one below it is the presented view's")
  func taps() throws {
    try present()
    try tap(CGPoint(x: 195, y: 722))
    #expect(screens.journal.lines == ["button"])
    try tap(CGPoint(x: 195, y: 100))
    try screens.pass(0.2)
    #expect(screens.root.presentedViewController === settings)
    try screens.pass(1)
    #expect(screens.root.presentedViewController == nil)
    #expect(screens.window.subviews == [screens.root.view])
  }

  @Test("what is presented so cannot present")
  func alone() throws {
    try present()
    screens.run { settings.present(UIViewController(), animated: true) }
    #expect(settings.presentedViewController == nil)
    #expect(screens.world.diagnostics.warnings.last?.contains("partialCurl") == true)
  }

  @Test("with another presentation style, it dissolves, with a warning")
  func otherStyle() throws {
    settings.modalPresentationStyle = .overFullScreen
    screens.run { screens.root.present(settings, animated: true) }
    #expect(screens.world.diagnostics.warnings.last?.contains("fullScreen") == true)
    try screens.pass(0.36)
    #expect(screens.world.transitions.active.isEmpty)
  }

  @Test("without animation nothing curls, and the dismissal is immediate")
  func unanimated() throws {
    screens.run { screens.root.present(settings, animated: false) }
    try screens.pass(0.1)
    screens.run { settings.dismiss(animated: false) }
    try screens.pass(0.1)
    #expect(screens.window.subviews == [screens.root.view])
  }
}
