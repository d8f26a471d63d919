// A window like that of a phone, with controllers to present over each other as sheets.

import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

/// The safe area and the size of a screen.
struct ScreenShape: Sendable {
  var size: CGSize
  var safeArea = UIEdgeInsets.zero
  var sizeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) = (.compact, .regular)
  var idiom = UIUserInterfaceIdiom.phone

  /// A phone without a home button.
  static let phone = ScreenShape(
    size: CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  /// A phone with a home button.
  static let homeButton = ScreenShape(
    size: CGSize(width: 375, height: 667),
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  /// A phone held sideways.
  static let sideways = ScreenShape(
    size: CGSize(width: 844, height: 390),
    safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
    sizeClasses: (.compact, .compact))
  /// A tablet.
  static let tablet = ScreenShape(
    size: CGSize(width: 834, height: 1194),
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    sizeClasses: (.regular, .regular), idiom: .pad)
}

/// Records the delegate callbacks of a presentation.
final class SheetJudge: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  let journal: Journal
  var mayDismiss = true
  var style: UIModalPresentationStyle?

  init(_ journal: Journal) { self.journal = journal }

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { style ?? controller.adaptivePresentationStyle }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    journal.note("shouldDismiss?")
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal.note("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { journal.note("didAttemptToDismiss") }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {
    journal.note(
      "willPresent(\(style)\(transitionCoordinator == nil ? ", no coordinator" : ""))")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let name = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none"
    journal.note("detent(\(name.split(separator: ".").last ?? "none"))")
  }
}

/// A root controller and others, in a separate world.
@MainActor
final class SheetScreens {
  let world = World()
  let journal = Journal()
  let window: UIWindow
  let root: ScreenController
  let judge: SheetJudge

  init(_ shape: ScreenShape = .phone) {
    let journal = journal
    judge = SheetJudge(journal)
    (window, root) = world.run {
      let state = UIKitState.current
      state.screen.bounds = CGRect(origin: .zero, size: shape.size)
      state.screen.safeAreaInsets = shape.safeArea
      state.setScreenTraits(
        UITraitCollection(traitsFrom: [
          UITraitCollection(horizontalSizeClass: shape.sizeClasses.0),
          UITraitCollection(verticalSizeClass: shape.sizeClasses.1),
          UITraitCollection(userInterfaceIdiom: shape.idiom),
        ]))
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = ScreenController("root", journal)
      window.rootViewController = root
      window.makeKeyAndVisible()
      return (window, root)
    }
    journal.clear()
  }

  func run(_ body: () -> Void) { world.run(body) }

  /// The displayed image now, with one pixel per point.
  func pixels(of size: CGSize) throws -> PixelBuffer {
    let list = world.run {
      world.commit(
        root: window.layer, at: world.now.seconds,
        viewport: SegueViewport(
          widthInPixels: Int(size.width), heightInPixels: Int(size.height), scale: 1))
    }
    #expect(world.unsupported.isEmpty && world.diagnostics.warnings.isEmpty)
    return try Rasterizer().render(list)
  }

  /// Lets `seconds` pass.
  func pass(_ seconds: Double) throws {
    try world.advance(to: world.now + VirtualTime(seconds: seconds))
  }

  /// A controller in this style whose delegate is the judge.
  func controller(_ name: String, style: UIModalPresentationStyle = .pageSheet)
    -> ScreenController
  {
    world.run {
      let made = ScreenController(name, journal)
      made.modalPresentationStyle = style
      made.presentationController?.delegate = judge
      return made
    }
  }

  /// A sheet with these detents, presented over `presenter` and at rest.
  func sheet(
    _ name: String, over presenter: UIViewController? = nil,
    detents: [UISheetPresentationController.Detent]? = nil,
    setUp: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> ScreenController {
    let made = controller(name)
    run {
      if let sheet = made.sheetPresentationController {
        if let detents { sheet.detents = detents }
        setUp(sheet)
      }
      (presenter ?? root).present(made, animated: true)
    }
    try pass(2)
    journal.clear()
    return made
  }

  /// The final frame of a presented view.
  func rest(of controller: UIViewController) -> CGRect? {
    world.run { controller.presentationController?.frameOfPresentedViewInContainerView }
  }

  /// The card of a sheet, and its displayed frame in the window.
  func card(of controller: UIViewController) throws -> UIView {
    try #require(controller.sheetPresentationController?.presentedView)
  }

  /// The displayed top of a sheet.
  func top(of controller: UIViewController) throws -> CGFloat {
    let shown = try card(of: controller).layer
      .presentationSnapshot(atSeconds: world.now.seconds)
    return shown.position.y - shown.bounds.height / 2
  }

  /// A touch moves down `way` points within `seconds` from `start`, and ends after `hold`.
  func drag(
    from start: CGPoint, by way: CGFloat, within seconds: Double, hold: Double = 0,
    lifts: Bool = true
  ) throws {
    world.touches.began(at: start)
    let steps = max(2, Int(seconds * 60))
    for step in 1...steps {
      try pass(seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      world.touches.moved(to: CGPoint(x: start.x, y: start.y + way * part))
    }
    try pass(hold)
    if lifts { world.touches.ended() }
  }
}
