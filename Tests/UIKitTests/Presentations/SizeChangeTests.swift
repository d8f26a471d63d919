// Windows that rotate and change their size: the callbacks, and the changes alongside.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct SizeChangeTests {
  /// Records its callbacks.
  private final class Told: UIViewController {
    var lines: [String] = []
    var mask = UIInterfaceOrientationMask.all
    var onChange: ((UIViewControllerTransitionCoordinator) -> Void)?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      lines.append("traits(\(newCollection.verticalSizeClass))")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      lines.append("size(\(Int(size.width)) x \(Int(size.height)))")
      onChange?(coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      lines.append("traits changed")
    }
    override func viewDidLayoutSubviews() { lines.append("laid out \(Int(view.bounds.width))") }
  }

  private static let sideways = WindowShape(
    size: CGSize(width: 844, height: 390),
    safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
    sizeClasses: (.compact, .compact), angle: .pi / 2, orientation: .landscapeRight)

  private func told(in screens: SheetScreens) throws -> Told {
    let told = screens.world.run { Told() }
    screens.run { screens.window.rootViewController = told }
    try screens.pass(0.1)
    told.lines = []
    return told
  }

  @Test("the root receives traits and size before they change, and alongside changes animate")
  func order() throws {
    let screens = SheetScreens()
    let told = try told(in: screens)
    let box = screens.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    screens.run { told.view.addSubview(box) }
    try screens.pass(0.1)
    told.lines = []
    told.onChange = { coordinator in
      #expect(told.transitionCoordinator === coordinator)
      #expect(coordinator.transitionDuration == 0.3 && coordinator.isAnimated)
      #expect(abs(coordinator.targetTransform.b - 1) < 1e-12)
      #expect(told.view.bounds.size == CGSize(width: 390, height: 844))
      coordinator.animate(
        alongsideTransition: { _ in
          told.lines.append("alongside \(Int(told.view.bounds.width))")
          box.frame.origin.x = 100
        }, completion: { _ in told.lines.append("completion") })
    }
    var isOver = false
    screens.run {
      #expect(screens.window.take(Self.sideways, animated: true) { isOver = true })
    }
    try screens.pass(0.15)
    #expect(
      told.lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == [
        "traits(compact)", "size(844 x 390)", "traits changed", "laid out 844", "alongside 844",
      ])
    let now = screens.world.now.seconds
    #expect(abs(box.layer.presentationSnapshot(atSeconds: now).frame.minX - 50) < 1e-9)
    let shown = told.view.layer.presentationSnapshot(atSeconds: now).bounds.size
    #expect(abs(shown.width - 617) < 1e-6 && abs(shown.height - 617) < 1e-6)
    #expect(!isOver)
    try screens.pass(0.2)
    #expect(isOver && told.lines.last == "completion")
    #expect(told.transitionCoordinator == nil && told.view.frame == screens.window.bounds)
    #expect(screens.world.run { told.view.safeAreaInsets.left } == 47)
    #expect(screens.world.run { UIApplication.shared.statusBarOrientation } == .landscapeRight)
    #expect(screens.world.nextEventTime == nil)
  }

  @Test("a rotation is announced and its end is reported; a change of size alone is not")
  func notifications() throws {
    let screens = SheetScreens()
    let journal = screens.journal
    let names = [
      ("will", UIApplication.willChangeStatusBarOrientationNotification),
      ("did", UIApplication.didChangeStatusBarOrientationNotification),
    ]
    let observers = screens.world.run {
      names.map { label, name in
        NotificationCenter.default.addObserver(
          forName: name, object: UIApplication.shared, queue: nil
        ) { _ in MainActor.assumeIsolated { journal.note(label) } }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    var alone = Self.sideways
    (alone.angle, alone.orientation) = (0, nil)
    screens.run { screens.window.take(alone, animated: true) }
    try screens.pass(1)
    #expect(journal.lines.isEmpty)
    screens.run { screens.window.take(Self.sideways, animated: true) }
    #expect(journal.lines == ["will"])
    try screens.pass(1)
    #expect(journal.lines == ["will", "did"])
  }

  @Test("without animation everything is finished when the call returns")
  func atOnce() throws {
    let screens = SheetScreens()
    let told = try told(in: screens)
    told.onChange = { coordinator in
      #expect(!coordinator.isAnimated && coordinator.transitionDuration == 0)
      coordinator.animate(
        alongsideTransition: { _ in told.lines.append("alongside") },
        completion: { _ in told.lines.append("completion") })
    }
    screens.run { screens.window.take(Self.sideways, animated: false) }
    #expect(told.lines.suffix(2) == ["alongside", "completion"])
    #expect(told.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("a controller that does not support the orientation keeps the window unchanged")
  func refused() throws {
    let screens = SheetScreens()
    let told = try told(in: screens)
    told.mask = .portrait
    screens.run { #expect(!screens.window.take(Self.sideways, animated: true)) }
    #expect(told.lines.isEmpty && screens.window.bounds.width == 390)
  }

  @Test("presented controllers are notified too, and sheets move in the same animation")
  func presented() throws {
    let screens = SheetScreens()
    let sheet = screens.world.run { Told() }
    sheet.modalPresentationStyle = .pageSheet
    screens.run { screens.root.present(sheet, animated: true) }
    try screens.pass(1)
    sheet.lines = []
    screens.run { screens.window.take(Self.sideways, animated: true) }
    #expect(sheet.lines.prefix(2) == ["traits(compact)", "size(844 x 390)"])
    try screens.pass(0.15)
    let middle = try screens.top(of: sheet)
    #expect(middle > 0 && middle < 57)
    try screens.pass(0.2)
    #expect(try screens.card(of: sheet).frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(screens.root.view.transform == .identity)
  }

  @Test("children and full-screen presentations change too")
  func others() throws {
    let screens = SheetScreens()
    let (child, full) = screens.world.run { (Told(), Told()) }
    full.modalPresentationStyle = .fullScreen
    screens.run {
      full.addChild(child)
      full.view.addSubview(child.view)
      screens.root.present(full, animated: false)
    }
    try screens.pass(0.1)
    (child.lines, full.lines) = ([], [])
    screens.run { screens.window.take(Self.sideways, animated: true) }
    try screens.pass(1)
    #expect(child.lines.prefix(2) == ["traits(compact)", "size(844 x 390)"])
    #expect(full.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    screens.run { full.dismiss(animated: false) }
    #expect(screens.root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }
}
