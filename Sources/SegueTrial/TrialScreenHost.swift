// Screens that are classes of the source. Animators cast to them, as in `fromVC as! ListViewController`.
// Their outlets and their data come from storyboards and servers, so that they show the page of the trial
// beneath their own views, and have stand-ins for their outlets.

import SegueStage
import SegueWorld
import UIKit

extension TrialRegistry.ScreenEntry {
  /// Returns a screen of the class called `name` in place of `page`; the page's own controller if it
  /// cannot be created.
  /// - Parameter showingPage: Whether the page is beneath the screen's own views.
  @MainActor func host(
    of page: ScreenController, named name: String, showingPage: Bool
  ) -> UIViewController {
    let context = TrialContext(on: page)
    let made = UserCode.calling("init", of: name, in: "as a screen") { make(context) }
    guard let made else { return page }
    let hosted = HostedPage(page, context, fill: fill, isShown: showingPage)
    made.take(hosted, of: nil, identifier: nil)
    return made
  }
}

/// The page that a screen of the source shows.
private final class HostedPage: ControllerArchive {
  private let page: ScreenController
  private let context: TrialContext
  private let fill: @MainActor (UIViewController, TrialContext) -> Void
  private let isShown: Bool

  init(
    _ page: ScreenController, _ context: TrialContext,
    fill: @escaping @MainActor (UIViewController, TrialContext) -> Void, isShown: Bool
  ) {
    (self.page, self.context, self.fill, self.isShown) = (page, context, fill, isShown)
  }

  func loadView(of controller: UIViewController) -> Bool { false }

  func didLoadView(of controller: UIViewController) {
    fill(controller, context)
    // A container may have taken the page as its content.
    guard isShown, page.parent == nil else { return }
    controller.addChild(page)
    show(page.view, in: controller.view)
    page.didMove(toParent: controller)
  }

  /// Shows the page beneath everything else. Cells are above the background of their list.
  private func show(_ content: UIView, in view: UIView) {
    content.frame = view.bounds
    switch view {
    case let table as UITableView: table.backgroundView = content
    case let collection as UICollectionView: collection.backgroundView = content
    default: view.insertSubview(content, at: 0)
    }
  }

  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) {
    World.current.reportUnsupported(
      "the segue \"\(identifier)\" of \(type(of: controller)), which is played without its storyboard"
    )
  }
}
