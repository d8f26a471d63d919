// Creation of screens by name. A screen is created anew each time it appears, so changes that an
// animator made to an earlier instance have no effect.

import SegueScenes
import UIKit

/// Creates the view controllers of a scene's screens.
@MainActor
final class ScreenBuilder {
  private let document: SceneDocument
  private let images: SceneImages
  private let nodeNames: LayerNames
  private let delegate: StepDelegate
  private let hosts: [String: TransitionLibrary.ScreenHost]
  /// The names of the screens whose controllers are not the scene's own, which may change their titles.
  private var hosted = ObjectTable<UIViewController, String>()
  /// Called when a touch starts an interactive move.
  var onInteraction: InteractiveMove.Mover = { _, _ in false }
  /// Called when a tap starts a move.
  var onSelection: (SceneInteraction) -> Void = { _ in }

  init(
    document: SceneDocument, images: SceneImages, names: LayerNames, delegate: StepDelegate,
    hosts: [String: TransitionLibrary.ScreenHost] = [:]
  ) {
    (self.document, self.images) = (document, images)
    (nodeNames, self.delegate) = (names, delegate)
    self.hosts = hosts
  }

  /// Returns a new view controller for the screen with the given name.
  func controller(_ name: String) -> UIViewController {
    let controller = makeController(name)
    if hosted[controller] == nil { controller.title = name }
    controller.transitioningDelegate = delegate
    if let screen = document.screen(name) { ContainerBuilder.describe(controller, screen) }
    return controller
  }

  /// Returns the name of the screen that `controller` shows.
  func name(of controller: UIViewController) -> String? { hosted[controller] ?? controller.title }

  private func makeController(_ name: String) -> UIViewController {
    guard let screen = document.screen(name) else { return UIViewController() }
    switch screen.content {
    case .page(let page):
      let controller = ScreenController(
        screen, page: page, images: images, names: nodeNames)
      controller.onLoad = { [unowned self] in attach(screen.interactions, to: $0) }
      controller.onSelection = { [unowned self] in onSelection($0) }
      controller.onInteraction = { [unowned self] in onInteraction($0, $1) }
      guard let host = hosts[name]?(controller) else { return controller }
      hosted[host] = name
      return host
    case .navigation(let stack): return finish(containers.navigation(screen, stack), screen)
    case .tabs(let tabs): return finish(containers.tabs(screen, tabs), screen)
    case .pages(let pages, let pager):
      return finish(containers.pages(screen, pages, pager), screen)
    }
  }

  private var containers: ContainerBuilder {
    ContainerBuilder(delegate: delegate) { [unowned self] in controller($0) }
  }

  private func finish(_ container: UIViewController, _ screen: SceneScreen) -> UIViewController {
    nodeNames.name(container.view.layer, screen.name, kind: .screen)
    attach(screen.interactions, to: container.view)
    return container
  }

  private func attach(_ interactions: [SceneInteraction], to view: UIView) {
    for interaction in interactions
    where interaction.pulled == nil && interaction.selected == nil {
      let pan = PanInteraction(interaction) { [unowned self] in onInteraction($0, $1) }
      pan.attach(to: view)
    }
  }
}

extension SceneImages {
  /// Returns the image that code requests by name.
  func image(named name: String) -> UIImage? {
    guard let path = images.path(named: name),
      let found = try? images.image(path, forScale: scale)
    else { return nil }
    return UIImage(cgImage: found.image, scale: found.scale, orientation: .up)
  }
}
