// Frames of flow layouts against tables worked out by hand.

import Foundation
import Testing
import UIKit

@Suite @MainActor struct FlowLayoutTests {
  private func places(_ bench: CollectionBench, _ section: Int = 0) -> [[Double]] {
    bench.frames(section).map { [$0[0], $0[1]] }
  }

  /// A collection whose delegate says no sizes.
  private func uniform(_ count: Int, _ size: CGSize, _ change: (UICollectionViewFlowLayout) -> Void)
    -> [[Double]]
  {
    let bench = CollectionBench([[]], size: size)
    let source = PlainSource(count)
    bench.run {
      bench.collection.delegate = nil
      bench.collection.dataSource = source
      change(bench.flow)
    }
    return withExtendedLifetime(source) { places(bench) }
  }

  @Test(
    "Items of the layout's size form columns, spread from end to end, in the last line too")
  func columns() {
    // 5 of 50 points fit into 320 with 10 between: (320 − 250) / 4 = 17.5 lie between them.
    let found = uniform(7, CGSize(width: 320, height: 480)) { _ in }
    #expect(
      found == [
        [0, 0], [67.5, 0], [135, 0], [202.5, 0], [270, 0], [0, 60], [67.5, 60],
      ])
  }

  @Test("With sizes by the delegate, full lines are spread and the last one is packed")
  func packedLastLine() {
    let bench = CollectionBench([[0, 1, 2, 3, 4]])
    bench.source.sizes = [140, 100, 120, 90, 70].map { CGSize(width: $0, height: 40) }
    // 140 + 100 leave 80 between; 120, 90 and 70 are the last line, 10 apart.
    #expect(places(bench) == [[0, 0], [220, 0], [0, 50], [130, 50], [230, 50]])
  }

  @Test("A single item in a line is centered")
  func column() {
    let found = uniform(2, CGSize(width: 320, height: 480)) {
      $0.itemSize = CGSize(width: 200, height: 30)
    }
    #expect(found == [[60, 0], [60, 40]])
  }

  @Test("Items of different heights are centered in their line")
  func middle() {
    let bench = CollectionBench([[0, 1, 2]])
    bench.source.sizes = [
      CGSize(width: 100, height: 40), CGSize(width: 200, height: 80),
      CGSize(width: 100, height: 20),
    ]
    #expect(places(bench) == [[0, 20], [120, 0], [0, 90]])
  }

  @Test("With horizontal scrolling, lines are columns")
  func horizontal() {
    let found = uniform(4, CGSize(width: 320, height: 200)) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 60, height: 50)
      $0.minimumLineSpacing = 20
      $0.sectionInset = UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5)
    }
    // 3 of 50 points fit into 180: (180 − 150) / 2 = 15 lie between them.
    #expect(found == [[5, 10], [5, 75], [5, 140], [85, 10]])
  }

  @Test("Headers, insets and footers are placed section after section")
  func sections() {
    let bench = CollectionBench([[0], [1, 2]])
    bench.run {
      bench.flow.headerReferenceSize = CGSize(width: 0, height: 40)
      bench.flow.footerReferenceSize = CGSize(width: 0, height: 20)
      bench.flow.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 12, right: 16)
    }
    bench.source.sizes = [CGSize(width: 136, height: 50), CGSize(width: 136, height: 50)]
    #expect(bench.frames(0) == [[16, 48, 136, 50]])
    // 40 + 8 + 50 + 12 + 20 = 130 is where the second section begins.
    #expect(bench.frames(1) == [[16, 178, 136, 50], [162, 178, 136, 50]])
    #expect(bench.collection.contentSize == CGSize(width: 320, height: 260))
    bench.run {
      let header = bench.collection.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
      #expect(header?.frame == CGRect(x: 0, y: 130, width: 320, height: 40))
      let footer = bench.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: 0))
      #expect(footer?.frame == CGRect(x: 0, y: 110, width: 320, height: 20))
    }
  }

  @Test("Content insets narrow the lines")
  func contentInset() {
    let bench = CollectionBench([[0, 1]])
    bench.source.sizes = Array(repeating: CGSize(width: 140, height: 40), count: 2)
    bench.run {
      bench.collection.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
    // 288 points do not hold 140 + 10 + 140.
    #expect(places(bench) == [[74, 0], [0, 50]])
  }

  @Test("Lines keep their insets from the layout margins where the layout says so")
  func insetReference() {
    let bench = CollectionBench([[0, 1, 2]])
    bench.run {
      bench.collection.contentInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
      bench.collection.insetsLayoutMarginsFromSafeArea = false
      bench.collection.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 40)
      bench.flow.sectionInset = UIEdgeInsets(top: 7, left: 3, bottom: 7, right: 3)
      bench.flow.sectionInsetReference = .fromLayoutMargins
    }
    bench.source.sizes = Array(repeating: CGSize(width: 90, height: 40), count: 3)
    // The margin is 15 beyond the content inset; lines are 315 − 15 − 3 − 40 − 3 = 254 long.
    #expect(places(bench) == [[18, 7], [182, 7], [18, 57]])
    bench.run { bench.flow.sectionInsetReference = .fromContentInset }
    #expect(places(bench) == [[3, 7], [103, 7], [203, 7]])
  }

  @Test("Pinned headers stay visible until the next section pushes them out")
  func pinned() throws {
    let bench = CollectionBench([Array(0..<10), Array(0..<40)])
    bench.run {
      bench.flow.headerReferenceSize = CGSize(width: 0, height: 40)
      bench.flow.sectionHeadersPinToVisibleBounds = true
      bench.flow.itemSize = CGSize(width: 320, height: 50)
    }
    // The first section is 40 + 10 × 50 + 9 × 10 = 630 high.
    func header(_ section: Int, at offset: CGFloat) -> CGFloat? {
      bench.run {
        bench.collection.contentOffset.y = offset
        bench.collection.layoutIfNeeded()
        return bench.collection.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section)
        ).map { bench.collection.convert($0.frame, to: bench.table.window).minY }
      }
    }
    #expect(header(0, at: 0) == 0)
    #expect(header(0, at: 100) == 0)
    #expect(header(0, at: 610) == -20)
    #expect(header(1, at: 610) == 20)
    #expect(header(1, at: 800) == 0)
    #expect(header(0, at: 800) == nil)
  }

  @Test("What a subclass sets after it has prepared the layout applies at once")
  func carousel() {
    final class Carousel: UICollectionViewFlowLayout {
      /// On a device, too, the type of an override may be more specific.
      override var collectionView: UICollectionView { super.collectionView! }
      override func prepare() {
        super.prepare()
        let size = collectionView.bounds.size
        sectionInset = UIEdgeInsets(
          top: (size.height - itemSize.height) / 2, left: (size.width - itemSize.width) / 2,
          bottom: (size.height - itemSize.height) / 2, right: (size.width - itemSize.width) / 2)
      }
    }
    let found = CollectionBench([[0, 1, 2]], size: CGSize(width: 300, height: 400))
    let shown = found.run {
      let layout = Carousel()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 200, height: 100)
      found.source.sizes = Array(repeating: layout.itemSize, count: 3)
      found.collection.collectionViewLayout = layout
      found.collection.layoutIfNeeded()
      return found.collection.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
    }
    // With the initial insets of zero, three items would be in one column.
    #expect(found.frames().map { [$0[0], $0[1]] } == [[50, 150], [260, 150], [470, 150]])
    #expect(shown.first == CGRect(x: 50, y: 150, width: 200, height: 100))
    #expect(found.run { found.collection.contentSize.width } == 720)
  }

  @Test("Self-sizing cells get their size")
  func automatic() {
    final class WordCell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          box.widthAnchor.constraint(equalToConstant: 150),
          box.heightAnchor.constraint(equalToConstant: 33),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let bench = CollectionBench([[0, 1, 2]])
    bench.run {
      bench.collection.register(WordCell.self, forCellWithReuseIdentifier: "cell")
      bench.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    #expect(bench.frames() == [[0, 0, 150, 33], [170, 0, 150, 33], [0, 43, 150, 33]])
  }
}
