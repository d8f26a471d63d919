// Measures Auto Layout: a first layout, and the cost of an interactive update, which is one change
// of a constant and a layout pass. Argument: the number of runs.

import Foundation
import SegueWorld
import UIKit

/// The minimum and the median of `runs` runs, in milliseconds.
@MainActor func time(_ name: String, _ runs: Int, _ body: () -> Void) {
  body()
  var times: [Double] = []
  for _ in 0..<runs {
    let start = ContinuousClock.now
    body()
    let spent = (ContinuousClock.now - start).components
    times.append(Double(spent.seconds) * 1000 + Double(spent.attoseconds) / 1e15)
  }
  times.sort()
  let padded = name.padding(toLength: 52, withPad: " ", startingAt: 0)
  print(padded, String(format: "%8.3f %8.3f", times[0], times[times.count / 2]))
}

/// A column of rows of two views each: four constraints per view, all of which depend on the first
/// row.
@MainActor
struct Column {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
  let first: NSLayoutConstraint
  let height: NSLayoutConstraint

  init(constraints count: Int) {
    var constraints: [NSLayoutConstraint] = []
    var above: UIView?
    var firstTop: NSLayoutConstraint?
    var height: NSLayoutConstraint?
    while constraints.count < count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let top = view.topAnchor.constraint(
        equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 4)
      let tall = view.heightAnchor.constraint(equalToConstant: 20)
      let wide = view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.9)
      let full = view.widthAnchor.constraint(equalTo: root.widthAnchor)
      full.priority = .defaultHigh
      let middle = view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
      constraints += [top, tall, wide, full, middle]
      firstTop = firstTop ?? top
      height = height ?? tall
      above = view
    }
    NSLayoutConstraint.activate(constraints)
    first = firstTop ?? constraints[0]
    self.height = height ?? constraints[1]
  }
}

/// A form of nested stacks with labels.
@MainActor func form(rows: Int) -> UIStackView {
  let form = UIStackView()
  (form.axis, form.spacing) = (.vertical, 8)
  for row in 0..<rows {
    let (name, value) = (UILabel(), UILabel())
    (name.text, value.text) = ("Row \(row)", "Value of the row")
    let line = UIStackView(arrangedSubviews: [name, value])
    (line.spacing, line.alignment) = (8, .firstBaseline)
    form.addArrangedSubview(line)
  }
  form.frame = CGRect(x: 0, y: 0, width: 300, height: CGFloat(rows) * 30)
  return form
}

let runs = CommandLine.arguments.dropFirst().compactMap { Int($0) }.first ?? 200
let world = World()
world.run {
  print("milliseconds".padding(toLength: 52, withPad: " ", startingAt: 0), "     min   median")
  for count in [50, 200, 1000] {
    time("\(count) constraints: first layout", max(3, runs / 20)) {
      Column(constraints: count).root.layoutIfNeeded()
    }
    let column = Column(constraints: count)
    column.root.layoutIfNeeded()
    var step: CGFloat = 0
    time("\(count) constraints: one constant, all views move", runs) {
      step += 1
      column.first.constant = step.truncatingRemainder(dividingBy: 50)
      column.root.layoutIfNeeded()
    }
    time("\(count) constraints: the root's width, all views resize", runs) {
      step += 1
      column.root.bounds.size.width = 300 + step.truncatingRemainder(dividingBy: 50)
      column.root.layoutIfNeeded()
    }
    time("\(count) constraints: one deactivated and activated", max(3, runs / 4)) {
      column.height.isActive = false
      column.root.layoutIfNeeded()
      column.height.isActive = true
      column.root.layoutIfNeeded()
    }
  }
  time("a form of 40 rows of stacks: first layout", max(3, runs / 20)) {
    form(rows: 40).layoutIfNeeded()
  }
  let shown = form(rows: 40)
  shown.layoutIfNeeded()
  var narrow = false
  time("a form of 40 rows of stacks: another width", runs) {
    narrow.toggle()
    shown.bounds.size.width = narrow ? 280 : 300
    shown.layoutIfNeeded()
  }
}
