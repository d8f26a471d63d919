// A table in a window, with a data source over words.

import Foundation
import UIKit

/// A data source and delegate over words.
@MainActor
final class WordSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [(title: String?, footer: String?, rows: [String])]
  var lines: [String] = []
  var heights: ((IndexPath) -> CGFloat)?
  var dress: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  /// Retained, so that no two cells can have the same identity in succession.
  private var seen: [ObjectIdentifier: UITableViewCell] = [:]
  var made: Int { seen.count }

  init(_ sections: [(title: String?, footer: String?, rows: [String])]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    seen[ObjectIdentifier(cell)] = cell
    cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
    dress(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?(indexPath) ?? tableView.rowHeight
  }

  private func note(_ word: String, _ path: IndexPath) {
    lines.append("\(word) \(path.section)-\(path.row)")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("mayHighlight", indexPath)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("highlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("unhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("select", indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("deselect", indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("willDisplay", indexPath) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying", indexPath) }
}

/// A window of 390 by 844 points and a table in it.
@MainActor
final class TableBench {
  let table = TouchTable()
  let view: UITableView
  let source: WordSource

  init(
    _ sections: [(title: String?, footer: String?, rows: [String])],
    style: UITableView.Style = .plain, size: CGSize = CGSize(width: 390, height: 480)
  ) {
    let table = table
    let source = WordSource(sections)
    self.source = source
    view = table.world.run {
      let view = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
      view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (view.dataSource, view.delegate) = (source, source)
      table.window.addSubview(view)
      return view
    }
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try table.world.run(body)
  }

  /// The texts of the cells in view.
  var words: [String] { run { view.visibleCells.map { $0.textLabel?.text ?? "" } } }
}
