// What one screen of a scene becomes: a view controller whose view shows a picture or a colour, with
// views on it. Written like any app's: views that follow the screen's size do so by autoresizing.

import SegueScenes
import UIKit

/// The controller of an ordinary screen.
final class ScreenController: UIViewController {
  private let screen: SceneScreen
  private let page: ScenePage
  private let pictures: ScenePictures
  private let names: NodeNames
  /// Called with the view when it is there.
  var onLoad: (UIView) -> Void = { _ in }
  /// Called when a pull asks for a move.
  var onInteraction: SteeredMove.Mover = { _, _ in false }
  /// Scroll views hold their delegates weakly.
  private var pulls: [ScrollPulls] = []

  init(_ screen: SceneScreen, page: ScenePage, pictures: ScenePictures, names: NodeNames) {
    (self.screen, self.page) = (screen, page)
    (self.pictures, self.names) = (pictures, names)
    super.init(nibName: nil, bundle: nil)
    title = screen.name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let root = pictures.view(showing: page.image, contentMode: page.contentMode)
    root.frame = UIScreen.main.bounds
    root.backgroundColor = screen.background.map { UIColor($0) }
    root.clipsToBounds = page.image != nil && page.contentMode != .scaleToFill
    // A picture takes no touches by itself, a screen does.
    root.isUserInteractionEnabled = true
    names.name(root.layer, screen.name, kind: .screen)
    view = root
    for view in page.views { add(view, to: root) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad(view)
  }

  private func add(_ description: SceneView, to parent: UIView) {
    let view =
      description.scroll == nil
      ? pictures.view(showing: description.image, contentMode: description.contentMode)
      : UIScrollView(frame: .zero)
    let kind: InspectionNode.Kind = description.image == nil ? .view : .image
    names.name(view.layer, description.id, kind: kind)
    if let anchor = description.anchorPoint { view.layer.anchorPoint = anchor }
    view.frame = description.frame ?? parent.bounds
    if description.frame == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    view.backgroundColor = description.background.map { UIColor($0) }
    view.layer.cornerRadius = description.cornerRadius
    view.clipsToBounds = description.clips
    view.alpha = description.alpha
    view.isHidden = description.isHidden
    view.layer.zPosition = description.zPosition
    if let transform = description.transform { view.transform = transform.affine }
    parent.addSubview(view)
    for child in description.views { add(child, to: view) }
    if let scroll = description.scroll, let view = view as? UIScrollView {
      view.scroll(as: scroll)
      attachPulls(to: view, id: description.id)
    }
    if !description.gestures.isEmpty {
      ViewGestures(
        description.gestures, on: view, simultaneously: description.isSimultaneous)
    }
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

/// The pictures of a scene as views.
@MainActor
struct ScenePictures {
  /// The decoded pictures.
  let images: ImageLibrary
  /// Their pixels for each point.
  let scale: Double

  /// A view that shows the picture, or an empty one.
  func view(showing path: Located<String>?, contentMode: ContentMode) -> UIView {
    // A picture that cannot be read has been reported before anything is built.
    guard let path, let found = try? images.image(path.value, forScale: scale) else {
      return UIView(frame: .zero)
    }
    let view = UIImageView(frame: .zero)
    view.image = UIImage(cgImage: found.image, scale: found.scale, orientation: .up)
    view.contentMode = UIView.ContentMode(contentMode)
    return view
  }
}

extension UIScrollView {
  /// Takes over the settings of a scene; the views are inside already.
  fileprivate func scroll(as settings: SceneScrolling) {
    contentSize = contentSize(settings.content)
    let inset = settings.inset.map { CGFloat($0) }
    contentInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    bounces = settings.bounces
    alwaysBounceVertical = settings.alwaysBounce == .vertical || settings.alwaysBounce == .both
    alwaysBounceHorizontal = settings.alwaysBounce == .horizontal || settings.alwaysBounce == .both
    isPagingEnabled = settings.isPaging
    isDirectionalLockEnabled = settings.isDirectionLocked
    decelerationRate = settings.deceleration == .fast ? .fast : .normal
    contentOffset = settings.offset
  }

  /// As said, or as far as the views reach.
  private func contentSize(_ given: LengthPair?) -> CGSize {
    if let given {
      return CGSize(
        width: given.x.points(of: bounds.width), height: given.y.points(of: bounds.height))
    }
    return CGSize(
      width: subviews.map(\.frame.maxX).max() ?? 0, height: subviews.map(\.frame.maxY).max() ?? 0)
  }
}

extension SceneTransform {
  /// Scaled first, then turned, then moved.
  var affine: CGAffineTransform {
    CGAffineTransform(
      scale: scale, degrees: degrees, translationX: translation.x, y: translation.y)
  }
}

extension CGAffineTransform {
  /// Scaled first, then turned clockwise, then moved.
  init(scale: CGPoint, degrees: Double, translationX: CGFloat, y: CGFloat) {
    self.init(scaleX: scale.x, y: scale.y)
    // Quarter turns of whole degrees come out as the very fractions of pi that code writes.
    if degrees != 0 { self = concatenating(CGAffineTransform(rotationAngle: degrees / 180 * .pi)) }
    (tx, ty) = (translationX, y)
  }
}

extension UIColor {
  /// The same colour.
  convenience init(_ color: SceneColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension UIView.ContentMode {
  /// The same mode.
  init(_ mode: ContentMode) {
    self =
      switch mode {
      case .scaleToFill: .scaleToFill
      case .scaleAspectFit: .scaleAspectFit
      case .scaleAspectFill: .scaleAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
  }
}
