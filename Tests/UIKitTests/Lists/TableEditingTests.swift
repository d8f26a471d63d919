// Editing of tables: controls, deletion, insertion, reordering, the index and prefetching.

import Foundation
import SegueWorld
import Testing
import UIKit

/// A data source whose rows are deleted, inserted and moved.
@MainActor
private final class EditSource: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  var rows = ["a", "b", "c", "d", "e"]
  var styles: [String: UITableViewCell.EditingStyle] = [:]
  var titles: [String]?
  var sections = 1
  var fetched: [Int] = []
  var cancelled: [Int] = []

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { styles[rows[indexPath.row]] ?? .delete }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .delete:
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    case .insert:
      rows.insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .fade)
    case .none: break
    }
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    fetched += indexPaths.map(\.row)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.row)
  }
}

@Suite @MainActor struct TableEditingTests {
  private func bench(_ source: EditSource) -> (TouchTable, UITableView) {
    let table = TouchTable()
    let view = table.world.run {
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
      view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      view.rowHeight = 50
      (view.dataSource, view.delegate) = (source, source)
      table.window.addSubview(view)
      return view
    }
    return (table, view)
  }

  private func words(_ view: UITableView) -> [String] {
    view.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test("While a table is being edited, contents make room for controls and handles")
  func controls() throws {
    let source = EditSource()
    let (table, view) = bench(source)
    source.styles = ["b": .none]
    try table.advance(to: 0.1)
    table.world.run { view.setEditing(true, animated: true) }
    try table.advance(to: 1)
    let cells = table.world.run { view.visibleCells }
    // The control: 22 points and a gap of 16. The handle: margins of 16 and 8, and 22 points.
    #expect(cells[0].contentView.frame == CGRect(x: 38, y: 0, width: 390 - 38 - 46, height: 50))
    #expect(cells[1].contentView.frame.minX == 0)
    #expect(cells.allSatisfy { $0.isEditing })
    #expect(cells.map(\.editingStyle) == [.delete, .none, .delete, .delete, .delete])
    table.world.run { view.setEditing(false, animated: true) }
    try table.advance(to: 2)
    #expect(cells[0].contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 50))
    #expect(table.world.unsupported.isEmpty)
  }

  @Test("The red control reveals a button that deletes; the green one inserts")
  func commits() throws {
    let source = EditSource()
    let (table, view) = bench(source)
    source.styles = ["e": .insert]
    table.world.run { view.setEditing(true, animated: false) }
    try table.advance(to: 0.1)
    table.finger([(0.2, 27, 75)], lift: 0.25)
    try table.advance(to: 1)
    #expect(source.rows.count == 5)
    table.finger([(1.1, 370, 75)], lift: 1.15)
    try table.advance(to: 2)
    #expect(source.rows == ["a", "c", "d", "e"])
    table.finger([(2.1, 27, 175)], lift: 2.15)
    try table.advance(to: 3)
    #expect(source.rows == ["a", "c", "d", "new", "e"])
    #expect(table.world.run { words(view) } == source.rows)
  }

  @Test("A row follows the handle, the others make room, and the data source moves it")
  func reorders() throws {
    let source = EditSource()
    let (table, view) = bench(source)
    table.world.run { view.setEditing(true, animated: false) }
    try table.advance(to: 0.1)
    // The handle of the first row is at 390 − 16 − 11.
    table.finger([(0.2, 363, 25), (0.3, 363, 60), (0.4, 363, 100), (0.5, 363, 125)], lift: 1.2)
    try table.advance(to: 1)
    let second = table.world.run { view.cellForRow(at: IndexPath(row: 1, section: 0)) }
    #expect(second?.frame.minY == 0)
    #expect(source.rows.first == "a")
    try table.advance(to: 2)
    #expect(source.rows == ["b", "c", "a", "d", "e"])
    #expect(table.world.run { words(view) } == source.rows)
    #expect(table.world.run { view.visibleCells.map(\.frame.minY) } == [0, 50, 100, 150, 200])
  }

  @Test("The edit button of a controller edits its table")
  func editButton() {
    let table = TouchTable()
    table.world.run {
      let controller = UITableViewController(style: .plain)
      let button = controller.editButtonItem
      #expect(button.title == "Edit")
      controller.setEditing(true, animated: false)
      #expect(button.title == "Done")
      #expect(controller.tableView.isEditing)
    }
  }

  @Test("A touch on the index scrolls to its section")
  func index() throws {
    let source = EditSource()
    (source.sections, source.titles) = (10, (0..<10).map { String($0) })
    let (table, view) = bench(source)
    try table.advance(to: 0.1)
    // Ten titles, 14 points apart, in the middle of 600: the one of section 4 is from 286 to 300.
    table.finger([(0.2, 385, 293)], lift: 0.3)
    try table.advance(to: 0.25)
    #expect(view.contentOffset.y == 1000)
    // A drag along the index goes from section to section, and does not drag the table.
    table.finger([(1, 385, 293), (1.1, 385, 307), (1.2, 385, 321)], lift: 1.3)
    try table.advance(to: 2)
    #expect(view.contentOffset.y == 1500)
  }

  @Test("Rows within one screen in the direction of scrolling are prefetched")
  func prefetching() throws {
    let source = EditSource()
    source.rows = (0..<100).map { String($0) }
    let (table, view) = bench(source)
    table.world.run {
      view.prefetchDataSource = source
      view.layoutIfNeeded()
    }
    try table.advance(to: 0.1)
    #expect(source.fetched == Array(12..<24))
    table.world.run {
      view.contentOffset.y = 100
      view.layoutIfNeeded()
    }
    #expect(source.fetched == Array(12..<26))
    table.world.run {
      view.contentOffset.y = 50
      view.layoutIfNeeded()
    }
    // Scrolling back, the rows above are fetched, and those below no longer.
    #expect(source.fetched.last == 0)
    #expect(source.cancelled.contains(25))
  }
}
