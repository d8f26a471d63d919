// What one screen of a scene becomes: a view controller with views on it, written like any app's.

import SegueScenes
import UIKit

/// The controller of an ordinary screen.
public final class ScreenController: UIViewController {
  private let screen: SceneScreen
  private let page: ScenePage
  private let pictures: ScenePictures
  private let names: NodeNames
  /// Called with the view when it is there.
  var onLoad: (UIView) -> Void = { _ in }
  /// Called when a tap asks for a move.
  var onSelection: (SceneInteraction) -> Void = { _ in }
  /// Called when a pull asks for a move.
  var onInteraction: SteeredMove.Mover = { _, _ in false }
  /// What programs have it answer, by name.
  package var answers: [String: Any] = [:]
  /// Scroll views hold their delegates weakly.
  private var pulls: [ScrollPulls] = []

  init(_ screen: SceneScreen, page: ScenePage, pictures: ScenePictures, names: NodeNames) {
    (self.screen, self.page) = (screen, page)
    (self.pictures, self.names) = (pictures, names)
    super.init(nibName: nil, bundle: nil)
    title = screen.name
  }

  /// There is none.
  public required init?(coder: NSCoder) { nil }

  /// What the scene says.
  public override func loadView() {
    let root = makeRoot()
    if let distance = page.perspective { root.layer.sublayerTransform = .seen(from: distance) }
    root.frame = UIScreen.main.bounds
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.backgroundColor = screen.background.map { UIColor.painted($0) }
    root.clipsToBounds = page.image != nil && page.contentMode != .scaleToFill
    // A picture takes no touches by itself, a screen does.
    root.isUserInteractionEnabled = true
    names.name(root.layer, screen.name, kind: .screen)
    view = root
    var builder = ViewBuilder(pictures: pictures, names: names) { [unowned self] in
      attachPulls(to: $0, id: $1)
    }
    builder.onSelection = { [unowned self] in select($0) }
    builder.add(page.views, page.layout, to: root)
  }

  /// Interactions are attached.
  public override func viewDidLoad() {
    super.viewDidLoad()
    onLoad(view)
    for name in Set(screen.interactions.compactMap(\.selected?.value)).sorted() {
      watchTaps(on: name)
    }
  }

  /// Rows and items are selected by their lists; other views get a recognizer.
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
      return pictures.view(showing: image, contentMode: page.contentMode)
    }
    return page.gradient.map { GradientView($0, page.layout) } ?? ArrangedView(page.layout)
  }

  private func attachPulls(to view: UIScrollView, id: String?) {
    let interactions = screen.interactions.filter { $0.pulled != nil && $0.pulled?.value == id }
    guard !interactions.isEmpty else { return }
    let follower = ScrollPulls()
    for interaction in interactions {
      follower.add(interaction) { [unowned self] in onInteraction($0, $1) }
    }
    pulls.append(follower)
    view.delegate = follower
  }
}
