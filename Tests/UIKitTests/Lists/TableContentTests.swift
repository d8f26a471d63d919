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

  @Test("Insets of separators are measured from the cell or from the text")
  func separators() throws {
    let bench = TableBench([(nil, nil, ["a", "b"])])
    bench.run {
      bench.view.separatorInset.left = 5
      bench.view.layoutIfNeeded()
    }
    let cell = try #require(bench.run { bench.view.cellForRow(at: IndexPath(row: 0, section: 0)) })
    let line = try #require(cell.subviews.suffix(2).first { !$0.isHidden })
    #expect(line.frame.minX == 5)
    bench.run {
      bench.view.separatorInsetReference = .fromAutomaticInsets
      bench.view.layoutIfNeeded()
    }
    let text = try #require(cell.textLabel)
    #expect(line.frame.minX == text.convert(text.bounds, to: cell).minX + 5)
  }

  @Test("A cell gives the sizes of views in its contents to layers, in its layout")
  func layers() {
    final class Framed: UITableViewCell {
      let frameView = UIView()
      let gradient = CAGradientLayer()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        frameView.translatesAutoresizingMaskIntoConstraints = false
        frameView.layer.addSublayer(gradient)
        contentView.addSubview(frameView)
        NSLayoutConstraint.activate([
          frameView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
          frameView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
          frameView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          frameView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          frameView.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = frameView.bounds
      }
    }
    let bench = TableBench([(nil, nil, ["a", "b"])])
    bench.run {
      bench.view.register(Framed.self, forCellReuseIdentifier: "cell")
      bench.source.heights = { _ in UITableView.automaticDimension }
      bench.source.dress = { cell, _ in cell.textLabel?.text = nil }
      bench.view.reloadData()
      bench.view.layoutIfNeeded()
      let frames = bench.view.visibleCells.compactMap { ($0 as? Framed)?.gradient.frame }
      #expect(frames == Array(repeating: CGRect(x: 0, y: 0, width: 350, height: 50), count: 2))
    }
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
