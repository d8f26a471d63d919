// Creation of navigations, tabs and pages, and of what bars show of a screen, with UIKit's public
// API.

import SegueScenes
import UIKit

/// Creates the containers of a scene.
@MainActor
struct ContainerBuilder {
  let delegate: StepDelegate
  /// Creates the view controller of a screen by its name.
  let make: (String) -> UIViewController

  func navigation(_ screen: SceneScreen, _ stack: [Located<String>]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.isNavigationBarHidden = !screen.bar.isShown
    applyStyle(navigation.navigationBar, screen.bar)
    navigation.delegate = delegate
    navigation.setViewControllers(stack.map { make($0.value) }, animated: false)
    navigation.view.backgroundColor = screen.background.map { UIColor.painted($0) }
    return navigation
  }

  private func applyStyle(_ bar: UINavigationBar, _ style: SceneBar) {
    bar.prefersLargeTitles = style.hasLargeTitles
    if let tint = style.tint { bar.tintColor = .painted(tint) }
    if let background = style.background { bar.barTintColor = .painted(background) }
  }

  func tabs(_ screen: SceneScreen, _ names: [Located<String>]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.delegate = delegate
    if let tint = screen.bar.tint { tabs.tabBar.tintColor = .painted(tint) }
    if let background = screen.bar.background { tabs.tabBar.barTintColor = .painted(background) }
    tabs.isTabBarHidden = !screen.bar.isShown
    tabs.setViewControllers(names.map { make($0.value) }, animated: false)
    tabs.view.backgroundColor = screen.background.map { UIColor.painted($0) }
    return tabs
  }

  func pages(_ screen: SceneScreen, _ names: [Located<String>], _ pager: ScenePager)
    -> UIPageViewController
  {
    let book = PagedScreensController(names.map(\.value), pager, make)
    book.view.backgroundColor = screen.background.map { UIColor.painted($0) }
    return book
  }

  /// Sets what bars show of `controller`.
  static func describe(_ controller: UIViewController, _ screen: SceneScreen) {
    let item = controller.navigationItem
    item.title = screen.title?.value
    item.prompt = screen.item.prompt?.value
    if let isLarge = screen.item.isLarge { item.largeTitleDisplayMode = isLarge ? .always : .never }
    item.backButtonTitle = screen.item.backTitle?.value
    item.hidesBackButton = screen.item.hidesBackButton
    if !screen.item.left.isEmpty { item.leftBarButtonItems = screen.item.left.map(button) }
    if !screen.item.right.isEmpty { item.rightBarButtonItems = screen.item.right.map(button) }
    controller.hidesBottomBarWhenPushed = screen.hidesBottomBar
    let tab = screen.tab
    let image = { (name: Located<String>?) in
      name.map { BarGlyph.image(SymbolNames.icon($0.value), side: BarGlyph.tabSide) }
    }
    controller.tabBarItem = UITabBarItem(
      title: (tab.title ?? screen.title)?.value, image: image(tab.icon),
      selectedImage: image(tab.selectedIcon))
    controller.tabBarItem.badgeValue = tab.badge?.value
  }

  private static func button(_ description: SceneBarButton) -> UIBarButtonItem {
    let item: UIBarButtonItem
    switch description.content {
    case .title(let title):
      item = UIBarButtonItem(title: title.value, style: .plain, target: nil, action: nil)
    case .icon(let icon):
      let image = BarGlyph.image(SymbolNames.icon(icon.value), side: BarGlyph.buttonSide)
      item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    case .system(let system):
      item = UIBarButtonItem(barButtonSystemItem: .init(system), target: nil, action: nil)
    }
    if description.isBold { item.style = .done }
    item.tintColor = description.color.map { .painted($0) }
    return item
  }
}

extension UIBarButtonItem.SystemItem {
  /// Creates the system item for a scene's standard button.
  init(_ system: SceneBarButton.System) {
    self =
      switch system {
      case .done: .done
      case .cancel: .cancel
      case .edit: .edit
      case .save: .save
      case .add: .add
      case .compose: .compose
      case .reply: .reply
      case .action: .action
      case .organize: .organize
      case .bookmarks: .bookmarks
      case .search: .search
      case .refresh: .refresh
      case .stop: .stop
      case .camera: .camera
      case .trash: .trash
      case .play: .play
      case .pause: .pause
      case .rewind: .rewind
      case .fastForward: .fastForward
      case .undo: .undo
      case .redo: .redo
      case .close: .close
      }
  }
}
