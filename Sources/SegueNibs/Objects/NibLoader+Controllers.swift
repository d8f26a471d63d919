// Restores view controllers: everything but their views, which are loaded when they are needed.

import Foundation
import UIKit

extension NibLoader {
  func restoreController(_ controller: UIViewController, _ element: NibElement) {
    owner = controller
    controller.take(
      SceneContents(self, element), of: storyboard, identifier: element["storyboardIdentifier"])
    if let title = element["title"] { controller.title = title }
    if let identifier = element["restorationIdentifier"] {
      controller.restorationIdentifier = identifier
    }
    restorePresentation(controller, element)
    restoreExtension(controller, element)
    restoreItems(controller, element)
    if let rest = ControllerKinds.unsupported[element.name] {
      warn(element, "this kind of view controller is not supported; \(rest)")
    }
    restoreChildren(controller, element)
  }

  private func restorePresentation(_ controller: UIViewController, _ element: NibElement) {
    if let style = element.option("modalPresentationStyle", NibSegues.presentations) {
      controller.modalPresentationStyle = style
    }
    if let style = element.option("modalTransitionStyle", NibSegues.transitions) {
      controller.modalTransitionStyle = style
    }
    if let defines = element.flag("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    if let provides = element.flag("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = provides
    }
    if let isModal = element.flag("modalInPresentation") {
      controller.isModalInPresentation = isModal
    }
    let size =
      element.size("preferredContentSize")
      ?? element.children.first {
        ["preferredContentSize", "contentSizeForViewInPopover"].contains($0.key)
      }?.size
    if let size { controller.preferredContentSize = size }
  }

  private func restoreExtension(_ controller: UIViewController, _ element: NibElement) {
    if let hides = element.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    if let adjusts = element.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let includes = element.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = edges.edges
    }
    if let table = controller as? UITableViewController,
      let clears = element.flag("clearsSelectionOnViewWillAppear")
    {
      table.clearsSelectionOnViewWillAppear = clears
    }
  }

  private func restoreItems(_ controller: UIViewController, _ element: NibElement) {
    if let found = element.child(key: "tabBarItem", "tabBarItem"),
      let item = make(found) as? UITabBarItem
    {
      controller.tabBarItem = item
    }
    if let found = element.child(key: "navigationItem", "navigationItem") {
      register(controller.navigationItem, for: found)
      restoreNavigationItem(controller.navigationItem, found)
    }
    let items = buttons("toolbarItems", element)
    if !items.isEmpty { controller.toolbarItems = items }
  }

  // MARK: Children

  private func restoreChildren(_ controller: UIViewController, _ element: NibElement) {
    switch controller {
    case let navigation as UINavigationController: restoreStack(navigation, element)
    case let tabs as UITabBarController: restoreTabs(tabs, element)
    case let split as UISplitViewController: restoreColumns(split, element)
    default: break
    }
  }

  private func restoreColumns(_ split: UISplitViewController, _ element: NibElement) {
    let relations: [(String, UISplitViewController.Column)] = [
      ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
      ("detailViewController", .secondary), ("compactViewController", .compact),
    ]
    for (relation, column) in relations {
      guard let child = related(relation, of: split, element).first else { continue }
      split.setViewController(child, for: column)
    }
  }

  private func restoreStack(_ navigation: UINavigationController, _ element: NibElement) {
    if let bar = element.child(key: "navigationBar", "navigationBar") {
      adopt(navigation.navigationBar, bar)
    }
    if let bar = element.child(key: "toolbar", "toolbar") { adopt(navigation.toolbar, bar) }
    if let isHidden = element.flag("navigationBarHidden") {
      navigation.isNavigationBarHidden = isHidden
    }
    if let isHidden = element.flag("toolbarHidden") { navigation.isToolbarHidden = isHidden }
    if let hides = element.flag("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = hides }
    if let hides = element.flag("hidesBarsOnTap") { navigation.hidesBarsOnTap = hides }
    if let root = related("rootViewController", of: navigation, element).first {
      navigation.setViewControllers([root], animated: false)
    }
  }

  private func restoreTabs(_ tabs: UITabBarController, _ element: NibElement) {
    if let bar = element.child(key: "tabBar", "tabBar") { adopt(tabs.tabBar, bar) }
    let controllers = related("viewControllers", of: tabs, element)
    if !controllers.isEmpty { tabs.setViewControllers(controllers, animated: false) }
    if let index = element.integer("selectedIndex"), controllers.indices.contains(index) {
      tabs.selectedIndex = index
    }
  }

  /// Returns the controllers of the relationships with the given name.
  private func related(
    _ relationship: String, of container: UIViewController, _ element: NibElement
  ) -> [UIViewController] {
    element.list("connections").filter {
      $0["kind"] == "relationship" && $0["relationship"] == relationship
    }.compactMap { segue in
      let action = segue["destinationCreationSelector"]
      let creator = action.flatMap { SegueActions.creator($0, of: container) }
      return destination(of: segue, creator: creator)
    }
  }

  /// Creates the controller to which a segue or relationship leads.
  func destination(of segue: NibElement, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    guard let id = segue["destination"], let storyboard else { return nil }
    guard NibNesting.isPossible else {
      warn(segue, "too many controllers inside each other; the controller is left out")
      return nil
    }
    guard let made = StoryboardFile(file).controller(id: id, of: storyboard, creator: creator)
    else {
      warn(segue, "the destination \(id), which is not in the storyboard")
      return nil
    }
    return made
  }
}
