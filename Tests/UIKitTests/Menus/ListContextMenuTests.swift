// Context menus of rows, which the table's delegate supplies.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ListContextMenuTests {
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let sample: MenuSample
    var calls: [String] = []
    init(_ sample: MenuSample) { self.sample = sample }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row != 0 else { return nil }
      calls.append("menu \(indexPath.row)")
      return UIContextMenuConfiguration(actionProvider: { [sample] _ in
        UIMenu(children: [sample.action("Delete")])
      })
    }
    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
  }

  @Test("A long press on a row lifts its cell; a row without a menu is left alone")
  func rows() throws {
    let sample = MenuSample()
    let rows = Rows(sample)
    let table = sample.run {
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
      table.rowHeight = 60
      (table.dataSource, table.delegate) = (rows, rows)
      sample.controller.view.addSubview(table)
      return table
    }
    try sample.advance(to: 0.1)
    sample.press(100, 100 + 30)
    try sample.advance(to: 1)
    #expect(sample.overlay == nil)
    sample.release()
    sample.press(100, 100 + 150)
    try sample.advance(to: 2)
    #expect(rows.calls.last == "menu 2")
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.alpha == 0)
    sample.release()
    try sample.advance(to: 3)
    sample.choose("Delete")
    #expect(sample.calls == ["Delete"] && rows.calls.last == "end")
    try sample.advance(to: 4)
    #expect(sample.overlay == nil)
  }
}
