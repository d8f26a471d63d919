// Animators whose items are the attributes of a collection view's layout.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct DynamicLayoutTests {
  /// A layout whose items hang on springs: the animator determines where they are.
  private final class SpringLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let area = CGRect(origin: .zero, size: collectionViewContentSize)
      for item in super.layoutAttributesForElements(in: area) ?? [] {
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    { animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes } }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    { animator.layoutAttributesForCell(at: indexPath) }
  }

  private let layout = SpringLayout()
  private let bench: CollectionBench

  init() {
    layout.itemSize = CGSize(width: 80, height: 40)
    bench = CollectionBench([[1, 2, 3]])
    bench.run { bench.collection.collectionViewLayout = layout }
  }

  private func at<Result>(_ seconds: Double, _ read: @MainActor () -> Result) throws -> Result {
    try bench.table.world.at(seconds, read)
  }

  @Test("Cells follow their attributes, which return to their places")
  func springs() throws {
    let path = IndexPath(item: 1, section: 0)
    let rest = try at(0.1) { bench.collection.cellForItem(at: path)?.center }
    let place = try #require(rest)
    bench.run {
      let item = layout.animator.layoutAttributesForCell(at: path)
      item?.center.y = place.y + 50
      if let item { layout.animator.updateItem(usingCurrentState: item) }
    }
    let away = try at(0.15) { bench.collection.cellForItem(at: path)?.center.y }
    #expect(try #require(away) > place.y + 25)
    let back = try at(5) { bench.collection.cellForItem(at: path)?.center.y }
    #expect(abs(try #require(back) - place.y) < 1)
    #expect(!layout.animator.isRunning)
  }

  @Test("Only elements with a behavior have attributes")
  func attributes() throws {
    _ = try at(0.1) { bench.collection.visibleCells.count }
    bench.run {
      let path = IndexPath(item: 0, section: 0)
      #expect(layout.animator.layoutAttributesForCell(at: path)?.indexPath == path)
      #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 9, section: 0)) == nil)
      #expect(
        layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
      #expect(
        layout.animator.layoutAttributesForDecorationView(ofKind: "line", at: path) == nil)
    }
  }
}
