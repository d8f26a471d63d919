// Compositional layouts: places computed by hand, in a collection of 400 by 600 points.

import Foundation
import SegueWorld
import Testing
import UIKit

/// A collection with a compositional layout over numbers.
@MainActor
final class CompositionBench {
  let table = TouchTable()
  let view: UICollectionView
  private let source: NumberSource

  init(
    _ sections: [[Int]], configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    _ make: @escaping (Int) -> NSCollectionLayoutSection
  ) {
    let table = table
    let source = NumberSource(sections)
    self.source = source
    view = table.world.run {
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { index, _ in make(index) }, configuration: configuration)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in ["header", "footer", "badge"] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "view")
      }
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
      (view.dataSource, view.delegate) = (source, source)
      table.window.addSubview(view)
      return view
    }
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try table.world.run(body)
  }

  func frames(_ section: Int = 0) -> [[Double]] {
    run {
      view.layoutIfNeeded()
      return (0..<view.numberOfItems(inSection: section)).map {
        numbers(view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame)
      }
    }
  }

  func supplement(_ kind: String, _ path: IndexPath = IndexPath(item: 0, section: 0)) -> [Double] {
    run {
      view.layoutIfNeeded()
      return numbers(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame)
    }
  }

  private func numbers(_ frame: CGRect?) -> [Double] {
    guard let frame else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }
}

@Suite @MainActor struct CompositionalLayoutTests {
  private typealias Size = NSCollectionLayoutSize
  private typealias Group = NSCollectionLayoutGroup

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { Size(widthDimension: width, heightDimension: height) }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  @Test("A row repeats its item while there is space, and the last one is partly filled")
  func filling() {
    let bench = CompositionBench([[1, 2, 3, 4, 5]]) { _ in
      let group = Group.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 5, leading: 20, bottom: 7, trailing: 20)
      return section
    }
    // The container is 400 − 40 = 360 wide; four items of 90 fill it.
    #expect(
      bench.frames() == [
        [20, 5, 90, 50], [110, 5, 90, 50], [200, 5, 90, 50], [290, 5, 90, 50], [20, 65, 90, 50],
      ])
    #expect(bench.view.contentSize == CGSize(width: 400, height: 5 + 50 + 10 + 50 + 7))
  }

  @Test("Counted items share the space that the distances leave")
  func counted() {
    let bench = CompositionBench([[1, 2, 3]]) { _ in
      let group = Group.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
      group.interItemSpacing = .fixed(8)
      return NSCollectionLayoutSection(group: group)
    }
    // (400 − 2 × 8) / 3 = 128.
    #expect(bench.frames() == [[0, 0, 128, 40], [136, 0, 128, 40], [272, 0, 128, 40]])
  }

  @Test("A repeated item keeps its own size if all fit; otherwise the space is shared")
  func repeated() {
    func frames(_ width: NSCollectionLayoutDimension) -> [[Double]] {
      CompositionBench([[1, 2]]) { _ in
        NSCollectionLayoutSection(
          group: Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            repeatingSubitem: item(width, .fractionalHeight(1)), count: 2))
      }.frames()
    }
    #expect(frames(.absolute(150)) == [[0, 0, 150, 40], [150, 0, 150, 40]])
    #expect(frames(.fractionalWidth(1)) == [[0, 0, 200, 40], [200, 0, 200, 40]])
  }

  @Test("Groups are nested: a large item beside a column of two")
  func nested() {
    let bench = CompositionBench([[1, 2, 3, 4]]) { _ in
      let large = item(.fractionalWidth(0.75), .fractionalHeight(1))
      large.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      let column = Group.vertical(
        layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
      return NSCollectionLayoutSection(
        group: Group.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column]))
    }
    #expect(
      bench.frames() == [
        [5, 5, 290, 190], [300, 0, 100, 100], [300, 100, 100, 100], [5, 205, 290, 190],
      ])
  }

  @Test("Flexible distances share the remaining space")
  func flexible() {
    let bench = CompositionBench([[1, 2, 3]]) { _ in
      let group = Group.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        repeatingSubitem: item(.absolute(100), .absolute(40)), count: 3)
      group.interItemSpacing = .flexible(10)
      return NSCollectionLayoutSection(group: group)
    }
    // 400 − 300 = 100, for two distances.
    #expect(bench.frames().map { $0[0] } == [0, 150, 300])
  }

  @Test("A custom group has the frames that its closure returns")
  func custom() {
    let bench = CompositionBench([[1, 2, 3]]) { _ in
      NSCollectionLayoutSection(
        group: Group.custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) { environment in
          let width = environment.container.effectiveContentSize.width
          return [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 30, height: 60)),
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: width - 50, y: 10, width: 50, height: 40)),
          ]
        })
    }
    #expect(bench.frames() == [[0, 0, 30, 60], [350, 10, 50, 40], [0, 60, 30, 60]])
  }

  private func headed(pins: Bool) -> CompositionBench {
    CompositionBench([Array(0..<20), Array(0..<20)]) { _ in
      let section = NSCollectionLayoutSection(
        group: Group.vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 16, bottom: 10, trailing: 16)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
      header.pinToVisibleBounds = pins
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(20)), elementKind: "footer",
        alignment: .bottomTrailing)
      section.boundarySupplementaryItems = [header, footer]
      section.decorationItems = [.background(elementKind: "back")]
      return section
    }
  }

  @Test("Headers and footers enlarge their section; decorations are behind all of it")
  func boundaries() {
    let bench = headed(pins: false)
    // 30 + 10 + 20 × 50 + 10 + 20 = 1070.
    #expect(bench.supplement("header") == [16, 0, 368, 30])
    #expect(bench.frames()[0] == [16, 40, 368, 50])
    #expect(bench.supplement("footer") == [284, 1050, 100, 20])
    #expect(bench.supplement("header", IndexPath(item: 0, section: 1)) == [16, 1070, 368, 30])
    #expect(bench.view.contentSize.height == 2140)
    let back = bench.run {
      bench.view.collectionViewLayout.layoutAttributesForDecorationView(
        ofKind: "back", at: IndexPath(item: 0, section: 1))
    }
    #expect(back?.frame == CGRect(x: 0, y: 1070, width: 400, height: 1070))
    #expect((back?.zIndex ?? 0) < 0)
  }

  @Test("A pinned header stays visible until the next one pushes it out")
  func pinned() {
    let bench = headed(pins: true)
    func top(at offset: CGFloat) -> Double {
      bench.run { bench.view.contentOffset.y = offset }
      return bench.supplement("header")[1] - Double(offset)
    }
    #expect(top(at: 0) == 0)
    #expect(top(at: 300) == 0)
    #expect(top(at: 1050) == -10)
  }

  @Test("A header of the layout may be in front of everything by the largest integer")
  func largestZIndex() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
      alignment: .top)
    header.zIndex = .max
    configuration.boundarySupplementaryItems = [header]
    let bench = CompositionBench([[0]], configuration: configuration) { _ in
      NSCollectionLayoutSection(
        group: Group.vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    }
    #expect(bench.frames() == [[0, 30, 400, 50]])
    #expect(Int.max.saturated(plus: 1) == .max && Int.min.saturated(plus: -1) == .min)
    #expect(3.saturated(plus: -1) == 2)
  }

  @Test("A badge is at the corner of its item, moved by a part of its own size")
  func badges() {
    let bench = CompositionBench([[1, 2]]) { _ in
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.25, y: -0.25)))
      let cell = NSCollectionLayoutItem(
        layoutSize: size(.absolute(100), .absolute(80)), supplementaryItems: [badge])
      return NSCollectionLayoutSection(
        group: Group.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [cell]))
    }
    #expect(bench.supplement("badge", IndexPath(item: 1, section: 0)) == [185, -5, 20, 20])
  }

  private func shelves(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CompositionBench {
    CompositionBench([Array(0..<10), Array(0..<30)]) { index in
      let group = Group.horizontal(
        layoutSize: size(.absolute(index == 0 ? 200 : 400), .absolute(100)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      if index == 0 {
        section.orthogonalScrollingBehavior = behavior
        section.contentInsets.leading = 16
      }
      return section
    }
  }

  @Test("Groups of a section that scrolls sideward are beside each other")
  func orthogonal() {
    let bench = shelves(.continuous)
    #expect(
      Array(bench.frames().prefix(3)) == [
        [16, 0, 200, 100], [226, 0, 200, 100], [436, 0, 200, 100],
      ])
    #expect(bench.frames(1)[0] == [0, 100, 400, 100])
    let visible = bench.run { bench.view.indexPathsForVisibleItems.filter { $0.section == 0 } }
    #expect(visible.map(\.item) == [0, 1])
  }

  @Test("A drag scrolls the section alone, and a tap finds the item that is there")
  func dragged() throws {
    let bench = shelves(.groupPaging)
    try bench.table.advance(to: 0.05)
    bench.table.finger(
      [(0.1, 300, 50), (0.12, 260, 50), (0.14, 220, 50), (0.16, 180, 50)], lift: 0.17)
    try bench.table.advance(to: 2)
    #expect(bench.view.contentOffset == .zero)
    // The second group begins at 226, 16 points of which are the inset.
    let cell = bench.run { bench.view.cellForItem(at: IndexPath(item: 1, section: 0)) }
    let frame = bench.run { cell.map { $0.convert($0.bounds, to: bench.view) } }
    #expect(frame == CGRect(x: 16, y: 0, width: 200, height: 100))
    #expect(
      bench.run { bench.view.indexPathForItem(at: CGPoint(x: 20, y: 50)) }
        == IndexPath(item: 1, section: 0))
    bench.table.finger([(2.1, 100, 50)], lift: 2.2)
    try bench.table.advance(to: 3)
    #expect(bench.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("The handler of visible items changes their appearance as the section scrolls")
  func handler() throws {
    let bench = CompositionBench([Array(0..<10)]) { _ in
      let group = Group.horizontal(
        layoutSize: size(.absolute(200), .absolute(100)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items {
          let middle = item.frame.midX - offset.x
          item.alpha = middle / environment.container.contentSize.width
        }
      }
      return section
    }
    func alpha(_ item: Int) -> CGFloat? {
      bench.run {
        bench.view.layoutIfNeeded()
        return bench.view.cellForItem(at: IndexPath(item: item, section: 0))?.alpha
      }
    }
    #expect(alpha(0) == 0.25)
    #expect(alpha(1) == 0.75)
    bench.run {
      bench.view.scrollToItem(
        at: IndexPath(item: 1, section: 0), at: .left, animated: false)
    }
    #expect(alpha(1) == 0.25)
  }

  @Test("Items with an estimated height are as high as their constraints require")
  func estimated() {
    final class Tall: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: contentView.topAnchor),
          inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          inner.heightAnchor.constraint(equalToConstant: 73),
        ])
      }
      required init?(coder: NSCoder) { fatalError("cells are made by their frames") }
    }
    let bench = CompositionBench([[1, 2, 3]]) { _ in
      let row = size(.fractionalWidth(1), .estimated(44))
      return NSCollectionLayoutSection(
        group: Group.vertical(
          layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    }
    bench.run { bench.view.register(Tall.self, forCellWithReuseIdentifier: "cell") }
    #expect(bench.frames() == [[0, 0, 400, 73], [0, 73, 400, 73], [0, 146, 400, 73]])
    #expect(bench.view.contentSize.height == 219)
  }

  @Test("A horizontal layout puts sections beside each other")
  func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 30
    let bench = CompositionBench([[1, 2], [3]], configuration: configuration) { _ in
      NSCollectionLayoutSection(
        group: Group.vertical(
          layoutSize: size(.absolute(100), .fractionalHeight(1)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
    }
    #expect(bench.frames() == [[0, 0, 100, 300], [0, 300, 100, 300]])
    #expect(bench.frames(1) == [[130, 0, 100, 300]])
    #expect(bench.view.contentSize == CGSize(width: 230, height: 600))
  }
}
