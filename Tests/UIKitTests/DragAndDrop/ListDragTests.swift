// Rows and items that are dragged within their lists.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ListDragTests {
  /// The delegates of drags and drops, which move words.
  private final class Mover: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    var log: [String] = []
    var refuses = false
    var proposal = UITableViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    var move: (IndexPath, IndexPath) -> Void = { _, _ in }

    private func items(_ path: IndexPath) -> [UIDragItem] {
      log.append("begin \(path.item)")
      guard !refuses else { return [] }
      let text = NSString(string: "word \(path.item)")
      return [UIDragItem(itemProvider: NSItemProvider(object: text))]
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(indexPath) }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end \(tableView.hasActiveDrag)")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { proposal }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let destination = coordinator.destinationIndexPath
      else { return log.append("nothing") }
      log.append("drop \(source.row) to \(destination.row)")
      coordinator.session.loadObjects(ofClass: NSString.self) { [weak self] objects in
        self?.log.append("loaded \(objects.first.map { "\($0)" } ?? "nothing")")
      }
      tableView.performBatchUpdates {
        self.move(source, destination)
        tableView.moveRow(at: source, to: destination)
      }
      coordinator.drop(item.dragItem, toRowAt: destination).addCompletion { [weak self] _ in
        self?.log.append("dropped")
      }
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let destination = coordinator.destinationIndexPath
      else { return log.append("nothing") }
      log.append("drop \(source.item) to \(destination.item)")
      collectionView.performBatchUpdates {
        self.move(source, destination)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [destination])
      }
      coordinator.drop(item.dragItem, toItemAt: destination)
    }
  }

  /// A data source of a table that moves its rows.
  private final class MovingSource: NSObject, UITableViewDataSource {
    var words = ["a", "b", "c", "d"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
  }

  private let mover = Mover()

  private func bench(_ prepare: (TableBench) -> Void = { _ in }) -> TableBench {
    let bench = TableBench([(nil, nil, ["a", "b", "c", "d"])])
    mover.move = { [weak bench] source, destination in
      guard let bench else { return }
      let word = bench.source.sections[0].rows.remove(at: source.row)
      bench.source.sections[0].rows.insert(word, at: destination.row)
    }
    bench.run {
      bench.view.rowHeight = 50
      bench.view.dragInteractionEnabled = true
      (bench.view.dragDelegate, bench.view.dropDelegate) = (mover, mover)
      prepare(bench)
      bench.view.layoutIfNeeded()
    }
    return bench
  }

  /// Presses the first row for 0.6 seconds, and moves over the third one.
  private func drag(_ table: TouchTable) {
    table.finger([(0.1, 100, 25), (0.7, 100, 60), (0.8, 100, 135)], lift: 0.9)
  }

  @Test("A data source that moves rows is asked to, instead of the drop delegate")
  func moving() throws {
    let source = MovingSource()
    let bench = bench { $0.view.dataSource = source }
    drag(bench.table)
    try bench.table.advance(to: 0.85)
    #expect(bench.run { bench.view.hasActiveDrag })
    // The rows below make room.
    let second = bench.run { bench.view.cellForRow(at: IndexPath(row: 1, section: 0)) }
    #expect(second?.frame.minY == 0)
    try bench.table.advance(to: 2)
    #expect(source.words == ["b", "c", "a", "d"])
    #expect(bench.words == ["b", "c", "a", "d"])
    #expect(mover.log == ["begin 0", "end true"])
    #expect(bench.run { !bench.view.hasActiveDrag && bench.view.panGestureRecognizer.isEnabled })
    #expect(bench.table.world.diagnostics.warnings.isEmpty)
  }

  @Test("Otherwise the drop delegate receives the row, its source and its destination")
  func dropping() throws {
    let bench = bench()
    drag(bench.table)
    try bench.table.advance(to: 2)
    #expect(bench.words == ["b", "c", "a", "d"])
    #expect(mover.log == ["begin 0", "drop 0 to 2", "end true", "loaded word 0", "dropped"])
    #expect(
      bench.run { bench.view.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY } == 100)
    #expect(bench.table.world.diagnostics.warnings.isEmpty)
  }

  @Test("A proposal that cancels leaves everything in place")
  func cancelling() throws {
    mover.proposal = UITableViewDropProposal(operation: .forbidden)
    let bench = bench()
    drag(bench.table)
    try bench.table.advance(to: 0.85)
    let second = bench.run { bench.view.cellForRow(at: IndexPath(row: 1, section: 0)) }
    #expect(second?.frame.minY == 50)
    try bench.table.advance(to: 2)
    #expect(bench.words == ["a", "b", "c", "d"])
    #expect(mover.log == ["begin 0", "end true"])
    #expect(bench.run { bench.view.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY } == 0)
  }

  @Test("Without items, or where drags are not enabled, as on phones by default, there is no drag")
  func refusals() throws {
    mover.refuses = true
    let first = bench()
    drag(first.table)
    try first.table.advance(to: 2)
    #expect(mover.log == ["begin 0"] && first.words == ["a", "b", "c", "d"])
    let second = bench { $0.view.dragInteractionEnabled = false }
    drag(second.table)
    try second.table.advance(to: 2)
    #expect(mover.log == ["begin 0"])
    #expect(TouchTable().world.run { !UITableView(frame: .zero).dragInteractionEnabled })
  }

  @Test("The drop delegate of a collection receives an item that was dragged")
  func items() throws {
    let bench = CollectionBench([[0, 1, 2, 3]])
    mover.move = { [weak bench] source, destination in
      guard let bench else { return }
      let number = bench.source.sections[0].remove(at: source.item)
      bench.source.sections[0].insert(number, at: destination.item)
    }
    let (from, to) = bench.run {
      bench.flow.itemSize = CGSize(width: 60, height: 60)
      bench.collection.dragInteractionEnabled = true
      (bench.collection.dragDelegate, bench.collection.dropDelegate) = (mover, mover)
      bench.collection.layoutIfNeeded()
      return (
        bench.collection.cellForItem(at: IndexPath(item: 0, section: 0))?.center ?? .zero,
        bench.collection.cellForItem(at: IndexPath(item: 2, section: 0))?.center ?? .zero
      )
    }
    bench.table.finger(
      [
        (0.1, Double(from.x), Double(from.y)), (0.7, Double(from.x) + 5, Double(from.y)),
        (0.8, Double(to.x), Double(to.y)),
      ], lift: 0.9)
    try bench.table.advance(to: 2)
    #expect(mover.log == ["begin 0", "drop 0 to 2"])
    #expect(bench.source.sections == [[1, 2, 0, 3]])
    #expect(
      bench.run { bench.collection.cellForItem(at: IndexPath(item: 2, section: 0))?.center } == to)
    #expect(bench.table.world.diagnostics.warnings.isEmpty)
  }
}
