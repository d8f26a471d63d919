// A collection in a window, with a data source that counts the created cells.

import Foundation
import UIKit

/// A cell that counts its uses.
final class CountedCell: UICollectionViewCell {
  static nonisolated(unsafe) var made = 0
  var uses = 0
  override init(frame: CGRect) {
    Self.made += 1
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { fatalError("cells are made by their frames") }
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

/// A data source and delegate over numbers.
@MainActor
final class NumberSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[Int]]
  var sizes: [CGSize]?
  var inset: UIEdgeInsets?
  var lines: [String] = []
  var made: Int { seen.count }
  var refused: Set<IndexPath> = []
  /// Retained, so that no two cells can have the same identity in succession.
  private var seen: [ObjectIdentifier: UICollectionViewCell] = [:]

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    seen[ObjectIdentifier(cell)] = cell
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let sizes { return sizes[indexPath.item] }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  private func note(_ word: String, _ path: IndexPath) {
    lines.append("\(word) \(path.section)-\(path.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("mayHighlight", indexPath)
    return !refused.contains(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("highlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  { note("unhighlight", indexPath) }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    note("maySelect", indexPath)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    note("mayDeselect", indexPath)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("select", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("deselect", indexPath)
  }
}

/// A source that leaves all sizes to the layout.
@MainActor
final class PlainSource: NSObject, UICollectionViewDataSource {
  var count: Int
  init(_ count: Int) { self.count = count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// A window of 390 by 844 points and a collection in it.
@MainActor
final class CollectionBench {
  let table = TouchTable()
  let flow: UICollectionViewFlowLayout
  let collection: UICollectionView
  let source: NumberSource

  init(_ sections: [[Int]], size: CGSize = CGSize(width: 320, height: 480)) {
    let table = table
    let source = NumberSource(sections)
    self.source = source
    (flow, collection) = table.world.run {
      let flow = UICollectionViewFlowLayout()
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: flow)
      view.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "view")
      }
      (view.dataSource, view.delegate) = (source, source)
      table.window.addSubview(view)
      return (flow, view)
    }
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try table.world.run(body)
  }

  /// The frames of a section's items as `x y w h`.
  func frames(_ section: Int = 0) -> [[Double]] {
    run {
      collection.layoutIfNeeded()
      return (0..<collection.numberOfItems(inSection: section)).map {
        let frame =
          collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
          ?? .null
        return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      }
    }
  }
}
