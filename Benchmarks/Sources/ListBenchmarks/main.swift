// Measures scrolling through a table and a collection of 10,000 rows: the cost of one frame before
// it is drawn, with a new row appearing in almost every frame. Argument: the number of frames.

import Foundation
import SegueWorld
import UIKit

/// Rows that display their index.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  static let count = 10_000

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { Self.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    cell.contentView.backgroundColor = .systemBlue
    return cell
  }
}

/// The minimum and median cost of one of `frames` frames, in milliseconds.
@MainActor func time(_ name: String, _ frames: Int, _ list: UIScrollView, by distance: CGFloat) {
  list.layoutIfNeeded()
  var times: [Double] = []
  for _ in 0..<frames {
    let start = ContinuousClock.now
    list.contentOffset.y += distance
    list.layoutIfNeeded()
    let spent = (ContinuousClock.now - start).components
    times.append(Double(spent.seconds) * 1000 + Double(spent.attoseconds) / 1e15)
  }
  times.sort()
  let padded = name.padding(toLength: 52, withPad: " ", startingAt: 0)
  print(padded, String(format: "%8.3f %8.3f", times[0], times[times.count / 2]))
}

let frames = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
World().run {
  let rows = Rows()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.isHidden = false
  let table = UITableView(frame: window.bounds, style: .plain)
  table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  table.rowHeight = 44
  table.dataSource = rows
  window.addSubview(table)
  let flow = UICollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 90, height: 90)
  let collection = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
  collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
  collection.dataSource = rows
  window.addSubview(collection)
  let heading = "milliseconds a frame".padding(toLength: 52, withPad: " ", startingAt: 0)
  print(heading, "smallest median")
  time("table of 10,000 rows, 40 points a frame", frames, table, by: 40)
  time("collection of 10,000 items, 40 points a frame", frames, collection, by: 40)
  let views = table.subviews.count + collection.subviews.count
  print("views in both:", views)
}
