// Edit menus: what they offer, where they are, who hears of them, and how a choice and a touch beside them
// end them.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct EditMenuTests {
  /// A view that can be copied and pasted into, and records both.
  private final class Note: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["copy:", "paste:", "mark:"].contains(action.name)
    }
    override func copy(_ sender: Any?) { log.append("copy \(sender is UICommand)") }
    override func paste(_ sender: Any?) { log.append("paste") }
    func mark(_ sender: Any?) { log.append("mark \(sender is UIMenuController)") }
  }

  private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var calls: [String] = []
    var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
    var target = CGRect.null
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      calls.append("menu for \(configuration.identifier)")
      return menu(suggestedActions)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      calls.append("present")
      animator.addCompletion { [weak self] in self?.calls.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      calls.append("dismiss")
      animator.addCompletion { [weak self] in self?.calls.append("dismissed") }
    }
  }

  private let sample = MenuSample()
  private let delegate = Delegate()
  private let note: Note
  private let interaction: UIEditMenuInteraction

  init() {
    let (sample, delegate) = (sample, delegate)
    (note, interaction) = sample.run {
      let note = Note(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
      let interaction = UIEditMenuInteraction(delegate: delegate)
      note.addInteraction(interaction)
      sample.controller.view.addSubview(note)
      return (note, interaction)
    }
  }

  private func present(at point: CGPoint = CGPoint(x: 100, y: 50), _ name: String = "a") {
    sample.world.run {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: name, sourcePoint: point))
    }
  }

  /// The buttons of the bar, in their order, with their frames in the window.
  private var buttons: [(title: String, frame: CGRect)] {
    sample.world.run {
      sample.window.subviews.last?.all(UIControl.self).filter(\.isAccessibilityElement).map {
        ($0.accessibilityLabel ?? "", $0.convert($0.bounds, to: nil))
      } ?? []
    }
  }

  private func choose(_ title: String) throws {
    let frame = try #require(buttons.first { $0.title == title }).frame
    sample.tap(frame.midX, frame.midY)
  }

  @Test("Without a menu of the delegate's, the bar has what the view can perform")
  func suggestions() throws {
    try sample.advance(to: 0.1)
    present()
    try sample.advance(to: 1)
    #expect(buttons.map(\.title) == ["Copy", "Paste"])
    #expect(delegate.calls == ["menu for a", "present", "presented"])
    // The point is at (120, 350); the bar is above it, with an arrow of 13 points, 4 points away.
    let frame = try #require(buttons.first).frame
    #expect(frame.maxY == 333 && frame.height == 44)
    #expect(buttons.map(\.frame.midX).reduce(0, +) / 2 > 100)
    try choose("Copy")
    #expect(note.log == ["copy true"])
    #expect(delegate.calls.last == "dismiss")
    try sample.advance(to: 2)
    #expect(delegate.calls.last == "dismissed")
    #expect(buttons.isEmpty)
  }

  @Test("The delegate's menu is a row of all its elements, with the suggestions where it puts them")
  func custom() throws {
    delegate.menu = { [sample] suggested in
      UIMenu(children: [sample.action("Look Up")] + suggested + [sample.action("Share")])
    }
    try sample.advance(to: 0.1)
    present()
    try sample.advance(to: 1)
    #expect(buttons.map(\.title) == ["Look Up", "Copy", "Paste", "Share"])
    try choose("Share")
    #expect(sample.calls == ["Share"] && note.log == [])
  }

  @Test("An empty menu is not presented")
  func empty() {
    delegate.menu = { _ in UIMenu(children: []) }
    present()
    #expect(delegate.calls == ["menu for a"])
    #expect(buttons.isEmpty)
  }

  @Test("A touch beside the menu dismisses it, and reaches what is below")
  func outside() throws {
    sample.run {
      let button = UIButton(frame: CGRect(x: 100, y: 700, width: 100, height: 44))
      button.addHandler(for: .touchUpInside) { [sample] _ in sample.calls.append("button") }
      sample.controller.view.addSubview(button)
    }
    try sample.advance(to: 0.1)
    present()
    try sample.advance(to: 1)
    sample.press(150, 720)
    #expect(delegate.calls.last == "dismiss")
    sample.release()
    #expect(sample.calls == ["button"])
  }

  @Test("Where there is no room above its target the menu is below; a preferred side precedes both")
  func places() throws {
    delegate.target = CGRect(x: 0, y: -240, width: 350, height: 30)
    try sample.advance(to: 0.1)
    present()
    try sample.advance(to: 1)
    // The target is from 60 to 90; the safe area begins at 47.
    #expect(buttons.first?.frame.minY == 107)
    delegate.target = CGRect(x: 0, y: 0, width: 350, height: 30)
    sample.run { interaction.updateVisibleMenuPosition(animated: false) }
    #expect(buttons.first?.frame.maxY == 283)
    sample.run {
      let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
      configuration.preferredArrowDirection = .up
      interaction.presentEditMenu(with: configuration)
    }
    #expect(delegate.calls.contains("dismiss"))
    try sample.advance(to: 2)
    #expect(buttons.first?.frame.minY == 347)
  }

  @Test("Elements without room are on further pages; a menu in the menu leads back")
  func pages() throws {
    let titles = (1...9).map { "Entry \($0)" }
    delegate.menu = { [sample] _ in
      UIMenu(
        children: titles.map { sample.action($0) } + [
          UIMenu(title: "More", children: [sample.action("Last")])
        ])
    }
    try sample.advance(to: 0.1)
    present()
    try sample.advance(to: 1)
    var seen: [String] = []
    while buttons.last?.title == "Next" {
      seen += buttons.map(\.title).filter { $0.hasPrefix("Entry") }
      #expect(
        buttons.allSatisfy { $0.frame.minX >= 8 - 1e-6 && $0.frame.maxX <= 382 + 1e-6 },
        "\(buttons.map(\.frame))")
      try choose("Next")
      #expect(buttons.first?.title == "Previous")
    }
    seen += buttons.map(\.title).filter { $0.hasPrefix("Entry") }
    #expect(seen == titles)
    try choose("More")
    #expect(buttons.map(\.title) == ["Back", "Last"])
    try choose("Back")
    #expect(buttons.first?.title == "Entry 1")
    #expect(delegate.calls == ["menu for a", "present", "presented"])
  }

  @Test("Pages are as full as their buttons permit")
  func distribution() {
    let widths = [CGFloat](repeating: 50, count: 6)
    #expect(EditMenuPlace.pages(widths, limit: 300, turn: 40) == [0..<6])
    #expect(EditMenuPlace.pages(widths, limit: 299, turn: 40) == [0..<5, 5..<6])
    #expect(EditMenuPlace.pages(widths, limit: 180, turn: 40) == [0..<2, 2..<4, 4..<6])
    #expect(EditMenuPlace.pages([500, 20], limit: 100, turn: 40) == [0..<1, 1..<2])
    #expect(EditMenuPlace.pages([], limit: 100, turn: 40) == [])
  }

  @Test("The menu controller shows what the first responder can perform, and its own items")
  func controller() throws {
    var posted: [String] = []
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let observers = sample.run {
      names.map { name in
        NotificationCenter.default.addObserver(
          forName: name, object: UIMenuController.shared, queue: nil
        ) { _ in MainActor.assumeIsolated { posted.append(name.rawValue) } }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    try sample.advance(to: 0.1)
    sample.run {
      UIMenuController.shared.menuItems = [
        UIMenuItem(title: "Mark", action: Selector._of("mark:", Note.mark)),
        UIMenuItem(title: "Nobody's", action: Selector("nobodys:")),
      ]
      UIMenuController.shared.showMenu(from: note, rect: note.bounds)
      #expect(!UIMenuController.shared.isMenuVisible)
    }
    #expect(sample.world.diagnostics.warnings.count == 1)
    sample.run {
      note.becomeFirstResponder()
      UIMenuController.shared.showMenu(from: note, rect: note.bounds)
      #expect(UIMenuController.shared.isMenuVisible)
    }
    try sample.advance(to: 1)
    #expect(buttons.map(\.title) == ["Copy", "Paste", "Mark"])
    #expect(sample.run { UIMenuController.shared.menuFrame.maxY } == 296)
    try choose("Mark")
    #expect(note.log == ["mark true"])
    try sample.advance(to: 2)
    #expect(posted == names.map(\.rawValue))
    #expect(sample.run { UIMenuController.shared.menuFrame } == .zero)
  }

  @Test("An action's target is the first in the chain that can perform it")
  func target() {
    sample.run {
      let inner = UIView()
      note.addSubview(inner)
      #expect(inner.target(forAction: Selector("copy:"), withSender: nil) as? UIView === note)
      #expect(inner.target(forAction: Selector("cut:"), withSender: nil) == nil)
      #expect(!inner.canPerformAction(Selector("copy:"), withSender: nil))
    }
  }
}
