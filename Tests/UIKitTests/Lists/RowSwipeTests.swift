// Swipes on rows, by fingers.

import Foundation
import SegueWorld
import Testing
import UIKit

/// A data source with swipe actions.
@MainActor
private final class SwipeSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = ["a", "b", "c", "d"]
  var lines: [String] = []
  var trailing: ((IndexPath) -> UISwipeActionsConfiguration?)?
  var leading: ((IndexPath) -> UISwipeActionsConfiguration?)?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing?(indexPath) }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading?(indexPath) }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    lines.append("delete \(rows.remove(at: indexPath.row))")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    lines.append("begin \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    lines.append("end")
  }
}

/// A data source without editing.
@MainActor
private final class FixedSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

@Suite @MainActor struct RowSwipeTests {
  private func bench(_ source: any UITableViewDataSource) -> (TouchTable, UITableView) {
    let table = TouchTable()
    let view = table.world.run {
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
      view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      view.rowHeight = 50
      view.dataSource = source
      view.delegate = source as? any UITableViewDelegate
      table.window.addSubview(view)
      return view
    }
    return (table, view)
  }

  /// A drag from `x` to `end` in the row at the height `y`, which rests before it ends.
  private func drag(
    _ table: TouchTable, from x: Double, to end: Double, y: Double, at start: Double
  ) {
    let steps = (0...8).map { step in
      (start + Double(step) * 0.03, x + (end - x) * Double(step) / 8, y)
    }
    table.finger(steps + [(start + 0.5, end, y)], lift: start + 0.6)
  }

  private func shift(_ view: UITableView, _ row: Int) -> CGFloat? {
    view.window?.layoutIfNeeded()
    return view.cellForRow(at: IndexPath(row: row, section: 0))?.bounds.origin.x
  }

  @Test("A row that can be deleted reveals a button, and a tap on it deletes the row")
  func deletion() throws {
    let source = SwipeSource()
    let (table, view) = bench(source)
    try table.advance(to: 0.05)
    drag(table, from: 300, to: 180, y: 75, at: 0.1)
    try table.advance(to: 1.5)
    // The button is 74 points wide, or as wide as its title and 28 points.
    let open = try #require(table.world.run { shift(view, 1) })
    #expect(open >= 74 && open < 110)
    #expect(source.lines == ["begin 1"])
    table.finger([(1.6, 370, 75)], lift: 1.65)
    try table.advance(to: 3)
    #expect(source.lines.contains("delete b"))
    #expect(table.world.run { view.visibleCells.map { $0.textLabel?.text } } == ["a", "c", "d"])
    #expect(source.rows == ["a", "c", "d"])
  }

  @Test("A short drag closes again; a touch elsewhere closes without selecting")
  func closing() throws {
    let source = SwipeSource()
    let (table, view) = bench(source)
    try table.advance(to: 0.05)
    drag(table, from: 300, to: 275, y: 75, at: 0.1)
    try table.advance(to: 1.5)
    #expect(table.world.run { shift(view, 1) } == 0)
    drag(table, from: 300, to: 180, y: 75, at: 2)
    try table.advance(to: 3.5)
    #expect(table.world.run { shift(view, 1) } != 0)
    table.finger([(3.6, 100, 25)], lift: 3.7)
    try table.advance(to: 5)
    #expect(table.world.run { shift(view, 1) } == 0)
    #expect(!source.lines.contains { $0.hasPrefix("select") || $0.hasPrefix("delete") })
    table.finger([(5.1, 100, 25)], lift: 5.2)
    try table.advance(to: 6)
    #expect(source.lines.last == "select 0")
  }

  @Test("A full swipe performs the first action, if the configuration lets it")
  func full() throws {
    for isFull in [true, false] {
      let source = SwipeSource()
      let (table, view) = bench(source)
      var performed: [String] = []
      source.trailing = { _ in
        let actions = ["first", "second"].map { name in
          UIContextualAction(style: .normal, title: name) { _, _, completion in
            performed.append(name)
            completion(true)
          }
        }
        let made = UISwipeActionsConfiguration(actions: actions)
        made.performsFirstActionWithFullSwipe = isFull
        return made
      }
      try table.advance(to: 0.05)
      drag(table, from: 380, to: 20, y: 75, at: 0.1)
      try table.advance(to: 2)
      #expect(performed == (isFull ? ["first"] : []))
      // The row closes after the action, or rests with both buttons visible.
      let rest = try #require(table.world.run { shift(view, 1) })
      #expect(isFull ? rest == 0 : rest >= 148)
    }
  }

  @Test("A swipe to the right reveals the leading actions")
  func leading() throws {
    let source = SwipeSource()
    let (table, view) = bench(source)
    source.leading = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
          source.lines.append("flag \(path.row)")
          completion(true)
        }
      ])
    }
    try table.advance(to: 0.05)
    drag(table, from: 60, to: 180, y: 25, at: 0.1)
    try table.advance(to: 1.5)
    let open = try #require(table.world.run { shift(view, 0) })
    #expect(open <= -74)
    table.finger([(1.6, 20, 25)], lift: 1.65)
    try table.advance(to: 3)
    #expect(source.lines.contains("flag 0"))
    #expect(table.world.run { shift(view, 0) } == 0)
  }

  @Test("Rows of a data source without editing do not move, and vertical drags scroll")
  func none() throws {
    let fixed = FixedSource()
    let (table, view) = bench(fixed)
    try table.advance(to: 0.05)
    drag(table, from: 300, to: 180, y: 75, at: 0.1)
    try table.advance(to: 0.6)
    #expect(table.world.run { shift(view, 1) } == 0)

    let source = SwipeSource()
    let (other, list) = bench(source)
    source.rows = (0..<40).map { String($0) }
    other.world.run { list.reloadData() }
    try other.advance(to: 0.05)
    other.finger([(0.1, 100, 500), (0.15, 100, 450), (0.2, 100, 400)], lift: 0.5)
    try other.advance(to: 2)
    // The movement with which the pan begins, of 50 points, is not applied.
    #expect(list.contentOffset.y == 50)
    #expect(source.lines.isEmpty)
  }
}
