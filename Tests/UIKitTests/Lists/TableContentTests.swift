// The content view of a row with constraints of its own.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TableContentTests {
  @Test("Constraints of fixed widths inside a row can be satisfied from its first layout on")
  func constraints() {
    let bench = TableBench([(nil, nil, ["a", "b"])])
    var boxes: [UIView] = []
    bench.source.dress = { cell, _ in
      cell.textLabel?.text = nil
      let box = UIView()
      boxes.append(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -14),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 56),
        box.heightAnchor.constraint(equalToConstant: 56),
        box.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      ])
    }
    bench.source.heights = { _ in 76 }
    bench.run { bench.view.layoutIfNeeded() }
    #expect(boxes.map(\.frame.width) == [360, 360])
    #expect(bench.table.world.diagnostics.warnings.isEmpty)
  }

  @Test("An image that is higher than its row is as high as the row, with its proportions")
  func image() {
    let bench = TableBench([(nil, nil, ["a"])])
    bench.source.heights = { _ in 50 }
    bench.run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { _ in }
      bench.source.dress = { cell, _ in cell.imageView?.image = image }
      bench.view.layoutIfNeeded()
      #expect(bench.view.visibleCells.first?.imageView?.frame.size == CGSize(width: 75, height: 50))
    }
  }
}
