// Screens by name, made anew each time one comes: what an animator did to a screen that has gone is
// gone with it.

import SegueScenes
import UIKit

/// Makes the controllers of a scene's screens.
@MainActor
final class ScreenBuilder {
  private let document: SceneDocument
  private let pictures: ScenePictures
  private let nodeNames: NodeNames
  private let delegate: StepDelegate
  /// Called when a finger asks for a move.
  var onInteraction: SteeredMove.Mover = { _, _ in false }
  /// Called when a tap asks for a move.
  var onSelection: (SceneInteraction) -> Void = { _ in }

  init(
    document: SceneDocument, pictures: ScenePictures, names: NodeNames, delegate: StepDelegate
  ) {
    (self.document, self.pictures) = (document, pictures)
    (nodeNames, self.delegate) = (names, delegate)
  }

  /// A new controller for the screen called `name`.
  func controller(_ name: String) -> UIViewController {
    let controller = makeController(name)
    controller.title = name
    controller.transitioningDelegate = delegate
    if let screen = document.screen(name) { ContainerBuilder.describe(controller, screen) }
    return controller
  }

  /// Which screen `controller` shows.
  func name(of controller: UIViewController) -> String? { controller.title }

  private func makeController(_ name: String) -> UIViewController {
    guard let screen = document.screen(name) else { return UIViewController() }
    switch screen.content {
    case .page(let page):
      let controller = ScreenController(
        screen, page: page, pictures: pictures, names: nodeNames)
      controller.onLoad = { [unowned self] in attach(screen.interactions, to: $0) }
      controller.onSelection = { [unowned self] in onSelection($0) }
      controller.onInteraction = { [unowned self] in onInteraction($0, $1) }
      return controller
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

extension ScenePictures {
  /// A picture that code asks for by name.
  func picture(named name: String) -> UIImage? {
    guard let path = images.path(named: name),
      let found = try? images.image(path, forScale: scale)
    else { return nil }
    return UIImage(cgImage: found.image, scale: found.scale, orientation: .up)
  }
}
