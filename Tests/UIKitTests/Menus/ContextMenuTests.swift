// Context menus: the calls in their order, the preview, and the places of both.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ContextMenuTests {
  final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    let sample: MenuSample
    var calls: [String] = []
    var hasMenu = true
    var previewSize: CGSize?
    var pops = false

    init(_ sample: MenuSample) { self.sample = sample }

    private static func preview(_ size: CGSize?) -> UIViewController? {
      let controller = UIViewController()
      controller.preferredContentSize = size ?? .zero
      return controller
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("configuration \(Int(location.x)),\(Int(location.y))")
      guard hasMenu else { return nil }
      var provider: UIContextMenuContentPreviewProvider?
      if let previewSize { provider = { Self.preview(previewSize) } }
      return UIContextMenuConfiguration(
        previewProvider: provider,
        actionProvider: { [sample] _ in
          UIMenu(children: [sample.action("Share"), sample.action("Delete", .destructive)])
        })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("display")
      animator?.addCompletion { [weak self] in self?.calls.append("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("end")
      animator?.addCompletion { [weak self] in self?.calls.append("ended") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      calls.append("commit")
      if pops { animator.preferredCommitStyle = .pop }
    }
  }

  private func sample(_ frame: CGRect) -> (MenuSample, Delegate, UIView) {
    let sample = MenuSample()
    let delegate = Delegate(sample)
    let view = sample.run {
      let view = UIView(frame: frame)
      view.backgroundColor = .systemTeal
      view.addInteraction(UIContextMenuInteraction(delegate: delegate))
      sample.controller.view.addSubview(view)
      return view
    }
    return (sample, delegate, view)
  }

  @Test("A long press lifts the view and opens the menu below it")
  func opens() throws {
    let (sample, delegate, view) = sample(CGRect(x: 20, y: 100, width: 200, height: 80))
    try sample.advance(to: 0.1)
    sample.press(120, 140)
    try sample.advance(to: 0.55)
    #expect(sample.overlay == nil)
    try sample.advance(to: 0.65)
    #expect(delegate.calls == ["configuration 100,40", "display"])
    #expect(view.alpha == 0)
    sample.release()
    try sample.advance(to: 2)
    #expect(delegate.calls.last == "displayed")
    #expect(sample.preview?.frame == CGRect(x: 20, y: 100, width: 200, height: 80))
    #expect(sample.plate?.frame == CGRect(x: 20, y: 192, width: 250, height: 88))
    sample.choose("Delete")
    #expect(sample.calls == ["Delete"])
    try sample.advance(to: 3)
    #expect(delegate.calls.suffix(2) == ["end", "ended"])
    #expect(view.alpha == 1)
    #expect(sample.overlay == nil)
  }

  @Test("A view low on the screen moves up to make room for the menu")
  func movesUp() throws {
    let (sample, delegate, _) = sample(CGRect(x: 20, y: 700, width: 200, height: 80))
    try sample.advance(to: 0.1)
    sample.press(120, 740)
    try sample.advance(to: 2)
    // The safe area ends at 810, and the menu of 88 points 8 above that, 12 below the preview.
    #expect(sample.plate?.frame.maxY == 802)
    #expect(sample.preview?.frame.maxY == 702)
    #expect(delegate.calls.count == 3)
  }

  @Test("A preview's controller has its preferred size, and a tap on it commits")
  func previewController() throws {
    let (sample, delegate, _) = sample(CGRect(x: 20, y: 300, width: 100, height: 100))
    delegate.previewSize = CGSize(width: 300, height: 200)
    delegate.pops = true
    try sample.advance(to: 0.1)
    sample.press(70, 350)
    try sample.advance(to: 2)
    sample.release()
    #expect(sample.preview?.frame == CGRect(x: 8, y: 250, width: 300, height: 200))
    sample.tap(150, 300)
    #expect(delegate.calls.suffix(2) == ["commit", "end"])
    try sample.advance(to: 3)
    #expect(sample.overlay == nil)
  }

  @Test("Without a configuration the press is not recognized, and a touch reaches the view")
  func none() throws {
    let (sample, delegate, view) = sample(CGRect(x: 20, y: 100, width: 200, height: 80))
    delegate.hasMenu = false
    try sample.advance(to: 0.1)
    sample.press(120, 140)
    try sample.advance(to: 2)
    #expect(sample.overlay == nil)
    #expect(delegate.calls == ["configuration 100,40"])
    #expect(view.alpha == 1)
  }

  @Test("Interactions belong to one view")
  func interactions() {
    let sample = MenuSample()
    sample.run {
      let delegate = Delegate(sample)
      let (a, b) = (UIView(), UIView())
      let interaction = UIContextMenuInteraction(delegate: delegate)
      a.addInteraction(interaction)
      #expect(interaction.view === a && a.interactions.count == 1)
      b.addInteraction(interaction)
      #expect(interaction.view === b && a.interactions.isEmpty)
      #expect(a.gestureRecognizers?.isEmpty != false)
      b.removeInteraction(interaction)
      #expect(interaction.view == nil && b.gestureRecognizers?.isEmpty != false)
    }
  }
}
