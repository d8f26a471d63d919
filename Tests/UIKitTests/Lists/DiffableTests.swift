// Diffable data sources: what is visible after a snapshot has been applied, and that the cells of items
// that remain are the same ones.

import Foundation
import SegueWorld
import Testing
import UIKit

/// A table with a diffable data source over words.
@MainActor
private final class DiffableBench {
  typealias Source = UITableViewDiffableDataSource<Int, String>

  let table = TouchTable()
  let view: UITableView
  let source: Source
  var configured: [String] = []

  init() {
    let table = table
    var note: (String) -> Void = { _ in }
    let noted: (String) -> Void = { note($0) }
    (view, source) = table.world.run {
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
      view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = Source(tableView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = item
        noted(item)
        return cell
      }
      table.window.addSubview(view)
      return (view, source)
    }
    note = { [weak self] in self?.configured.append($0) }
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try table.world.run(body)
  }

  static func snapshot(_ sections: [(Int, [String])])
    -> NSDiffableDataSourceSnapshot<Int, String>
  {
    var made = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in sections {
      made.appendSections([section])
      made.appendItems(items, toSection: section)
    }
    return made
  }

  var words: [String] { run { view.visibleCells.map { $0.textLabel?.text ?? "" } } }
}

@Suite @MainActor struct DiffableTests {
  @Test("A snapshot is shown, and the identifiers are found")
  func first() throws {
    let bench = DiffableBench()
    var ended = false
    bench.run {
      bench.source.apply(DiffableBench.snapshot([(0, ["a", "b"]), (1, ["c"])])) { ended = true }
    }
    #expect(bench.words == ["a", "b", "c"])
    try bench.table.advance(to: 1)
    #expect(ended)
    #expect(bench.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "c")
    #expect(bench.source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
    #expect(bench.source.indexPath(for: "b") == IndexPath(row: 1, section: 0))
    #expect(bench.source.sectionIdentifier(for: 1) == 1)
    #expect(bench.source.index(for: 7) == nil)
  }

  @Test("Differences are animated over 0.3 seconds; unmoved rows keep their cells")
  func animated() throws {
    let bench = DiffableBench()
    bench.run {
      bench.source.apply(
        DiffableBench.snapshot([(0, ["a", "b", "c"])]), animatingDifferences: false)
    }
    try bench.table.advance(to: 0.1)
    let cell = bench.run { bench.view.cellForRow(at: IndexPath(row: 2, section: 0)) }
    var end = 0.0
    bench.run {
      bench.source.apply(DiffableBench.snapshot([(0, ["b", "x", "c"])])) {
        end = World.current.now.seconds
      }
    }
    try bench.table.advance(to: 1)
    #expect(abs(end - 0.4) < 1e-6)
    #expect(bench.words == ["b", "x", "c"])
    #expect(bench.run { bench.view.cellForRow(at: IndexPath(row: 2, section: 0)) } === cell)
    #expect(bench.table.world.diagnostics.warnings.isEmpty)
  }

  @Test("Random snapshots: rows are those of the snapshot, and cells follow their items")
  func random() throws {
    let bench = DiffableBench()
    var generator = Lcg(state: 3)
    var known: [String: UITableViewCell] = [:]
    for round in 0..<60 {
      var names = (0..<14).map { "item \($0)" }
      var sections: [(Int, [String])] = []
      var order = [0, 1, 2, 3]
      while !order.isEmpty, sections.count < 3 {
        let section = order.remove(at: generator.next(order.count))
        var items: [String] = []
        for _ in 0..<generator.next(5) {
          items.append(names.remove(at: generator.next(names.count)))
        }
        sections.append((section, items))
      }
      let snapshot = DiffableBench.snapshot(sections)
      bench.run { bench.source.apply(snapshot, animatingDifferences: round % 2 == 0) }
      try bench.table.advance(to: Double(round) + 1)
      #expect(bench.words == snapshot.itemIdentifiers)
      var shown: [String: UITableViewCell] = [:]
      bench.run {
        for cell in bench.view.visibleCells { shown[cell.textLabel?.text ?? ""] = cell }
      }
      for (item, cell) in shown {
        if let old = known[item] { #expect(old === cell, "the cell of \(item)") }
      }
      known = shown
      #expect(bench.table.world.diagnostics.warnings.isEmpty)
    }
  }

  @Test("The handlers of reordering receive the changes of each section")
  func reordering() throws {
    try World().run {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 800),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        _, _, _ in UICollectionViewCell(frame: .zero)
      }
      let old = [1: ["a", "b", "c"], 2: ["d"], 3: ["e"]]
      source.apply(
        DiffableBench.snapshot(old.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }),
        animatingDifferences: false)
      var change: NSDiffableDataSourceTransaction<Int, String>?
      source.reorderingHandlers.didReorder = { change = $0 }
      source.collectionView(
        view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
      let sections = try #require(change?.sectionTransactions)
      #expect(sections.map(\.sectionIdentifier) == [1, 2])
      #expect(sections.map(\.initialSnapshot.items) == [["a", "b", "c"], ["d"]])
      #expect(sections.map(\.finalSnapshot.items) == [["b", "c"], ["d", "a"]])
      let applied = sections.map { old[$0.sectionIdentifier]?.applying($0.difference) }
      #expect(applied == [["b", "c"], ["d", "a"]])
    }
  }

  @Test("Reconfigured items keep their cells; reloaded items get others")
  func reconfigured() throws {
    let bench = DiffableBench()
    bench.run {
      bench.source.apply(
        DiffableBench.snapshot([(0, ["a", "b"])]), animatingDifferences: false)
    }
    try bench.table.advance(to: 0.1)
    let cells = bench.run { bench.view.visibleCells }
    bench.configured = []
    var snapshot = bench.source.snapshot()
    snapshot.reconfigureItems(["a"])
    snapshot.reloadItems(["b"])
    bench.run { bench.source.apply(snapshot, animatingDifferences: false) }
    try bench.table.advance(to: 1)
    #expect(bench.configured.sorted() == ["a", "b"])
    #expect(bench.run { bench.view.visibleCells[0] } === cells[0])
    #expect(bench.run { bench.view.visibleCells[1] } !== cells[1])
    #expect(bench.source.snapshot().reloadedItemIdentifiers == [])
  }
}
