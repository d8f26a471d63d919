// A scrolling grid of a scene: a collection view whose items are the scene's views. They are
// created as they scroll into view.

import SegueScenes
import SegueWorld
import UIKit

/// A scrolling grid of a scene.
final class SceneGridView: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegate {
  private var items: [SceneView] = []
  private var builder: ViewBuilder?

  init(_ settings: SceneItems) {
    super.init(frame: .zero, collectionViewLayout: SceneGridLayout(settings))
    backgroundColor = nil
    if settings.isHorizontal {
      alwaysBounceHorizontal = true
    } else {
      alwaysBounceVertical = true
    }
    register(SceneGridCell.self, forCellWithReuseIdentifier: "item")
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the views that are the items.
  func show(_ views: [SceneView], _ builder: ViewBuilder) {
    (items, self.builder) = (views, builder)
    (dataSource, delegate) = (self, self)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { items.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    for view in cell.contentView.subviews { view.removeFromSuperview() }
    builder?.add([items[indexPath.item]], SceneLayout(), to: cell.contentView)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    deselectItem(at: indexPath, animated: true)
    if let id = items[indexPath.item].id { builder?.onSelection(id) }
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    World.current.touches.recordRecognition()
  }

  /// Scrolls to an item, as a step specifies.
  func scroll(_ scroll: SceneScroll) {
    let index =
      switch scroll.target {
      case .id(let id): items.firstIndex { $0.id == id.value }
      case .index(let index): items.indices.contains(index) ? index : nil
      case .offset: Int?.none
      }
    guard let index else { return }
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    scrollToItem(
      at: IndexPath(item: index, section: 0),
      at: .init(scroll.place, isHorizontal: flow?.scrollDirection == .horizontal),
      animated: scroll.isAnimated)
  }
}

/// An item of a grid. It is highlighted while it is touched.
final class SceneGridCell: UICollectionViewCell {
  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }
}

/// A flow layout that has a fixed number of items per line and follows the layout direction.
final class SceneGridLayout: UICollectionViewFlowLayout {
  private let settings: SceneItems

  init(_ settings: SceneItems) {
    self.settings = settings
    super.init()
    let inset = settings.inset
    sectionInset = UIEdgeInsets(
      top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)
    (minimumInteritemSpacing, minimumLineSpacing) = (settings.spacing, settings.lineSpacing)
    scrollDirection = settings.isHorizontal ? .horizontal : .vertical
    if case .size(let size) = settings.measure { itemSize = size }
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    if case .columns(let count, let aspect) = settings.measure, let collectionView {
      itemSize = cell(count, aspect, in: collectionView)
    }
    super.prepare()
  }

  /// Returns the size, in whole pixels, at which `count` items fill a line.
  private func cell(_ count: Int, _ aspect: Double, in view: UICollectionView) -> CGSize {
    let available = view.bounds.inset(by: view.adjustedContentInset)
    let inset = sectionInset
    let whole =
      settings.isHorizontal
      ? available.height - inset.top - inset.bottom : available.width - inset.left - inset.right
    let scale = UIScreen.main.scale
    let gaps = settings.spacing * CGFloat(count - 1)
    let side = max(1, ((whole - gaps) / CGFloat(count) * scale).rounded(.down) / scale)
    return settings.isHorizontal
      ? CGSize(width: side * aspect, height: side) : CGSize(width: side, height: side / aspect)
  }
}

extension UICollectionView.ScrollPosition {
  /// Creates the scroll position for a place in a scene.
  init(_ place: SceneScroll.Place, isHorizontal: Bool) {
    self =
      switch place {
      case .start: isHorizontal ? .left : .top
      case .middle: isHorizontal ? .centeredHorizontally : .centeredVertically
      case .end: isHorizontal ? .right : .bottom
      case .nearest: []
      }
  }
}
