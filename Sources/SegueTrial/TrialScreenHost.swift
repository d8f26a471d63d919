// Screens that are classes of the source. Animators cast to them, as in `fromVC as! ListViewController`.
// Their outlets and their data come from storyboards and servers, so that they show the page of the trial
// beneath their own views, and have stand-ins for their outlets.

import SegueStage
import SegueWorld
import UIKit

extension TrialRegistry.ScreenEntry {
  /// Returns a screen of the class called `name` that shows `page`; the page's own controller if it
  /// cannot be created.
  @MainActor func host(of page: ScreenController, named name: String) -> UIViewController {
    let context = TrialContext(on: page)
    let made = UserCode.calling("init", of: name, in: "as a screen") { make(context) }
    guard let made else { return page }
    made.take(HostedPage(page, context, fill: fill), of: nil, identifier: nil)
    return made
  }
}

/// The page that a screen of the source shows.
private final class HostedPage: ControllerArchive {
  private let page: ScreenController
  private let context: TrialContext
  private let fill: @MainActor (UIViewController, TrialContext) -> Void

  init(
    _ page: ScreenController, _ context: TrialContext,
    fill: @escaping @MainActor (UIViewController, TrialContext) -> Void
  ) {
    (self.page, self.context, self.fill) = (page, context, fill)
  }

  func loadView(of controller: UIViewController) -> Bool { false }

  func didLoadView(of controller: UIViewController) {
    fill(controller, context)
    // A container may have taken the page as its content.
    guard page.parent == nil else { return }
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
