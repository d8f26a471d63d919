// Creation of views from their descriptions. A view with a frame keeps it. A view without one fills
// its parent and follows its size, unless it has a placement or the parent arranges its subviews.

import SegueScenes
import UIKit

/// Creates the views of a screen.
@MainActor
struct ViewBuilder {
  let images: SceneImages
  let names: LayerNames
  /// Called with each scroll view and its id.
  let onScrollView: (UIScrollView, String?) -> Void
  /// Called with the id of a row or an item when it is selected.
  var onSelection: (String) -> Void = { _ in }

  /// Creates `views` and adds them to `parent`, arranged by `layout`.
  func add(_ views: [SceneView], _ layout: SceneLayout, to parent: UIView) {
    guard !views.isEmpty else { return }
    guard layout != SceneLayout() || views.contains(where: \.placement.hasValues) else {
      for view in views { add(view, to: parent) }
      return
    }
    let host = parent as? ArrangedView ?? addHost(layout, to: parent)
    for view in views { arrange(view, layout, in: host) }
  }

  /// Adds a view that fills `parent` and arranges its content. Images and scroll views need one.
  private func addHost(_ layout: SceneLayout, to parent: UIView) -> ArrangedView {
    let host = ArrangedView(layout)
    if let scroll = parent as? SceneScrollView {
      scroll.showContents(host)
    } else {
      host.frame = parent.bounds
      host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(host)
    }
    return host
  }

  private func arrange(_ description: SceneView, _ layout: SceneLayout, in host: ArrangedView) {
    guard description.frame == nil else { return add(description, to: host) }
    let view = makeView(description)
    host.add(view, placement(of: description, showing: view, in: layout))
    fill(view, description)
  }

  private func add(_ description: SceneView, to parent: UIView) {
    let view = makeView(description)
    view.frame = description.frame ?? parent.bounds
    if description.frame == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    parent.addSubview(view)
    fill(view, description)
  }

  /// Returns the placement of a view. An image keeps its aspect ratio if one side is not specified;
  /// what scrolls its contents gets the remaining space of a stack, since it has no length.
  private func placement(
    of description: SceneView, showing view: UIView, in layout: SceneLayout
  ) -> ScenePlacement {
    var placement = description.placement
    if case .stack(let stack) = layout.arrangement, view is UITableView || view is UICollectionView
    {
      switch stack.axis {
      case .horizontal: placement.width = placement.width ?? .fill
      case .vertical: placement.height = placement.height ?? .fill
      }
    }
    guard placement.aspect == nil, let size = (view as? UIImageView)?.image?.size, size.height > 0
    else { return placement }
    switch layout.arrangement {
    case .stack: placement.aspect = size.width / size.height
    case .overlay where placement.hasValues: placement.aspect = size.width / size.height
    case .overlay, .grid: break
    }
    return placement
  }

  // MARK: Individual views

  private func makeView(_ description: SceneView) -> UIView {
    let view = content(description)
    names.name(
      view.layer, description.id, kind: description.image == nil ? .view : .image,
      at: description.position)
    // Transitions find the views that they are given by this name.
    if let id = description.id { view.accessibilityIdentifier = id }
    if let anchor = description.anchorPoint { view.layer.anchorPoint = anchor }
    if let background = description.background { view.backgroundColor = .painted(background) }
    if description.cornerRadius > 0 { view.layer.cornerRadius = description.cornerRadius }
    if description.clips || view is GlassView { view.clipsToBounds = true }
    if description.style != SceneStyle() { applyStyle(view, description.style) }
    view.alpha = description.alpha
    view.isHidden = description.isHidden
    view.layer.zPosition = description.zPosition
    return view
  }

  private func applyStyle(_ view: UIView, _ style: SceneStyle) {
    view.layer.apply(style, in: view.traitCollection)
    guard style.mask != nil || style.shadow?.caster == .bounds else { return }
    let updater = ViewStyleUpdater.of(view)
    updater.mask = style.mask
    updater.shadowFollowsBounds = style.shadow?.caster == .bounds
  }

  /// Applies the settings that require the view to be in its hierarchy.
  private func fill(_ view: UIView, _ description: SceneView) {
    if let transform = description.transform { view.transform3D = transform.matrix }
    if let grid = view as? SceneGridView { return grid.show(description.views, self) }
    add(description.views, description.layout, to: (view as? GlassView)?.host ?? view)
    if let scroll = view as? SceneScrollView {
      scroll.applySettings()
      onScrollView(scroll, description.id)
    }
    if !description.gestures.isEmpty {
      ViewGestures(
        description.gestures, on: view, simultaneously: description.isSimultaneous)
    }
  }

  private func content(_ description: SceneView) -> UIView {
    if let scroll = description.scroll { return SceneScrollView(scroll) }
    switch description.content {
    case .image(let image): return images.view(image)
    case .label(let label): return UILabel(label)
    case .button(let button): return ButtonView(button)
    case .icon(let name, let icon):
      return IconView(
        name.value, size: icon.size, color: icon.color.map { .painted($0) } ?? .label)
    case .video(let video):
      return images.view(
        playing: video.path, contentMode: video.contentMode, loops: video.loops, rate: video.rate,
        start: video.start)
    case .list(let list): return SceneTableView(list, self)
    case .items(let items): return SceneGridView(items)
    case .shape(let shape): return ShapeView(shape, description.layout)
    case .gradient(let gradient): return GradientView(gradient, description.layout)
    case .blur(let style): return GlassView(style, description.layout)
    case .emitter(let emitter):
      return EmitterView(emitter, images.particle(emitter), description.layout)
    case .replicator(let replicator): return ReplicatorView(replicator, description.layout)
    case .none: return ArrangedView(description.layout)
    }
  }
}
