// The view controller of one screen of a scene, written like an app's.

import SegueScenes
import UIKit

/// The view controller of a screen that contains no other screens.
public final class ScreenController: UIViewController {
  private let screen: SceneScreen
  private let page: ScenePage
  private let images: SceneImages
  private let names: LayerNames
  /// Called with the view when it has been loaded.
  var onLoad: (UIView) -> Void = { _ in }
  /// Called when a tap starts a move.
  var onSelection: (SceneInteraction) -> Void = { _ in }
  /// Called when a pull starts an interactive move.
  var onInteraction: InteractiveMove.Mover = { _, _ in false }
  /// Values by name, which programs set for the screen to return.
  package var returnValues: [String: Any] = [:]
  /// The delegates of the scroll views, which hold them weakly.
  private var pulls: [PullInteractions] = []

  init(_ screen: SceneScreen, page: ScenePage, images: SceneImages, names: LayerNames) {
    (self.screen, self.page) = (screen, page)
    (self.images, self.names) = (images, names)
    super.init(nibName: nil, bundle: nil)
    title = screen.name
  }

  /// Not supported. Always returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Creates the view hierarchy that the scene describes.
  public override func loadView() {
    let root = makeRoot()
    if let distance = page.perspective { root.layer.sublayerTransform = .seen(from: distance) }
    root.frame = UIScreen.main.bounds
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.backgroundColor = screen.background.map { UIColor.painted($0) }
    root.clipsToBounds = page.image != nil && page.contentMode != .scaleToFill
    // An image view does not receive touches by default, but a screen must.
    root.isUserInteractionEnabled = true
    names.name(root.layer, screen.name, kind: .screen)
    view = root
    var builder = ViewBuilder(images: images, names: names) { [unowned self] in
      attachPulls(to: $0, id: $1)
    }
    builder.onSelection = { [unowned self] in select($0) }
    builder.add(page.views, page.layout, to: root)
  }

  /// Attaches the interactions of the scene.
  public override func viewDidLoad() {
    super.viewDidLoad()
    onLoad(view)
    for name in Set(screen.interactions.compactMap(\.selected?.value)).sorted() {
      watchTaps(on: name)
    }
  }

  /// Handles taps on the view with the given name. Rows and items are selected by their lists;
  /// other views get a gesture recognizer.
  private func watchTaps(on name: String) {
    guard let target = view.view(called: name) else { return }
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler { [unowned self] (_: UITapGestureRecognizer) in select(name) }
    target.isUserInteractionEnabled = true
    target.addGestureRecognizer(tap)
  }

  private func select(_ name: String) {
    for interaction in screen.interactions where interaction.selected?.value == name {
      onSelection(interaction)
    }
  }

  private func makeRoot() -> UIView {
    if let image = page.image {
      return images.view(showing: image, contentMode: page.contentMode)
    }
    return page.gradient.map { GradientView($0, page.layout) } ?? ArrangedView(page.layout)
  }

  private func attachPulls(to view: UIScrollView, id: String?) {
    let interactions = screen.interactions.filter { $0.pulled != nil && $0.pulled?.value == id }
    guard !interactions.isEmpty else { return }
    let follower = PullInteractions()
    for interaction in interactions {
      follower.add(interaction) { [unowned self] in onInteraction($0, $1) }
    }
    pulls.append(follower)
    view.delegate = follower
  }
}
