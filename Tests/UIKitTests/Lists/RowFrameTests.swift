// Frames that an app gives to cells of a table, to animate them itself.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct RowFrameTests {
  private func bench(_ count: Int = 20) -> TableBench {
    let bench = TableBench([(nil, nil, (0..<count).map { "row \($0)" })])
    bench.run {
      bench.view.rowHeight = 50
      bench.view.layoutIfNeeded()
    }
    return bench
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func tops(_ bench: TableBench) -> [CGFloat] {
    bench.view.visibleCells.prefix(4).map(\.frame.minY)
  }

  @Test("A frame that the app sets remains when the table is laid out again")
  func remains() throws {
    let bench = bench()
    try bench.run {
      let cell = try #require(bench.view.cellForRow(at: path(1)))
      cell.frame = CGRect(x: 0, y: -100, width: 390, height: 480)
      bench.view.sendSubviewToBack(cell)
      bench.view.setNeedsLayout()
      bench.view.layoutIfNeeded()
      #expect(cell.frame == CGRect(x: 0, y: -100, width: 390, height: 480))
      #expect(tops(bench) == [0, -100, 100, 150])
      #expect(bench.view.rectForRow(at: path(1)).minY == 50)
    }
  }

  @Test("Cells that are moved apart in an animation move from their rows, and stay apart")
  func apart() throws {
    let bench = bench()
    bench.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        for cell in bench.view.visibleCells {
          bench.view.bringSubviewToFront(cell)
          cell.center.y += cell.frame.minY < 100 ? -200 : 200
        }
      }
    }
    try bench.table.advance(to: 0.5)
    bench.run {
      bench.view.layoutIfNeeded()
      let shown = bench.view.visibleCells.prefix(4).map { $0.layer.presentation()?.frame.minY }
      #expect(shown == [-100, -50, 200, 250])
    }
    try bench.table.advance(to: 2)
    bench.run {
      bench.view.layoutIfNeeded()
      #expect(tops(bench) == [-200, -150, 300, 350])
    }
  }

  @Test("A cell returns to its row when the row changes, in a batch, and when the data is reloaded")
  func returns() throws {
    let bench = bench()
    try bench.run {
      try #require(bench.view.cellForRow(at: path(2))).frame.origin.y = 700
      bench.view.performBatchUpdates(nil)
      #expect(tops(bench) == [0, 50, 100, 150])

      try #require(bench.view.cellForRow(at: path(2))).frame.origin.y = 700
      bench.view.rowHeight = 60
      bench.view.layoutIfNeeded()
      #expect(tops(bench) == [0, 60, 120, 180])

      try #require(bench.view.cellForRow(at: path(2))).frame.origin.y = 700
      bench.view.reloadData()
      bench.view.layoutIfNeeded()
      #expect(tops(bench) == [0, 60, 120, 180])
    }
  }

  @Test("The contents of a row whose height changes in an animation follow its height")
  func contents() throws {
    let bench = bench()
    bench.run {
      bench.source.heights = { $0.row == 1 ? 150 : 50 }
      bench.view.beginUpdates()
      bench.view.endUpdates()
    }
    try bench.table.advance(to: 0.15)
    try bench.run {
      bench.view.layoutIfNeeded()
      let cell = try #require(bench.view.cellForRow(at: path(1)))
      let heights = [cell, cell.contentView].map { $0.layer.presentation()?.bounds.height ?? 0 }
      #expect(heights[0] > 60 && heights[0] < 140 && heights[0] == heights[1])
    }
    try bench.table.advance(to: 2)
    try bench.run {
      let cell = try #require(bench.view.cellForRow(at: path(1)))
      #expect(cell.contentView.frame.height == 150 && cell.frame.height == 150)
    }
  }
}
