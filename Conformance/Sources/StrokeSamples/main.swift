// Prints strokes, one per line, for Conformance/run strokes: name, width, cap, join, miter limit,
// dashes, phase, the path, and the outline that is filled to draw it.

import CoreGraphics
import Foundation

struct Sample {
  var name: String
  var path: CGPath
  var width = 10.0
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit = 10.0
  var dashes: [Double] = []
  var phase = 0.0

  var line: String {
    let cut = path.copy(dashingWithPhase: CGFloat(phase), lengths: dashes.map { CGFloat($0) })
    let outline = cut.copy(
      strokingWithWidth: CGFloat(width), lineCap: cap, lineJoin: join,
      miterLimit: CGFloat(miterLimit))
    let numbers = dashes.map { "\($0)" }.joined(separator: " ")
    return [
      name, "\(width)", "\(cap.rawValue)", "\(join.rawValue)", "\(miterLimit)", numbers, "\(phase)",
      text(path), text(outline),
    ].joined(separator: "|")
  }
}

/// The elements of a path in SVG's letters.
func text(_ path: CGPath) -> String {
  var words: [String] = []
  path.applyWithBlock { step in
    let (letter, count) =
      switch step.pointee.type {
      case .moveToPoint: ("M", 1)
      case .addLineToPoint: ("L", 1)
      case .addQuadCurveToPoint: ("Q", 2)
      case .addCurveToPoint: ("C", 3)
      case .closeSubpath: ("Z", 0)
      }
    words.append(letter)
    for index in 0..<count {
      let point = step.pointee.points[index]
      words += ["\(point.x)", "\(point.y)"]
    }
  }
  return words.joined(separator: " ")
}

func path(_ build: (CGMutablePath) -> Void) -> CGPath {
  let path = CGMutablePath()
  build(path)
  return path
}

func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

let zigzag = path {
  $0.addLines(between: [at(10, 80), at(40, 15), at(60, 85), at(70, 20), at(110, 90), at(30, 95)])
}
let wave = path {
  $0.move(to: at(10, 50))
  $0.addCurve(to: at(60, 50), control1: at(30, 0), control2: at(40, 100))
  $0.addQuadCurve(to: at(110, 60), control: at(90, -20))
}
let loop = path {
  $0.move(to: at(20, 90))
  $0.addCurve(to: at(100, 90), control1: at(160, -20), control2: at(-40, -20))
  $0.closeSubpath()
}
let oval = CGPath(ellipseIn: CGRect(x: 15, y: 25, width: 90, height: 60), transform: nil)
let card = CGPath(
  roundedRect: CGRect(x: 15, y: 25, width: 90, height: 60), cornerWidth: 14, cornerHeight: 14,
  transform: nil)

var samples: [Sample] = []
for (name, join) in [("miter", CGLineJoin.miter), ("round", .round), ("bevel", .bevel)] {
  samples.append(Sample(name: "zigzag-\(name)", path: zigzag, width: 9, cap: .butt, join: join))
  samples.append(Sample(name: "loop-\(name)", path: loop, width: 7, join: join))
}
for (name, cap) in [("butt", CGLineCap.butt), ("round", .round), ("square", .square)] {
  samples.append(Sample(name: "wave-\(name)", path: wave, width: 14, cap: cap, join: .round))
  samples.append(
    Sample(
      name: "dashed-wave-\(name)", path: wave, width: 2, cap: cap, join: .round,
      dashes: [14, 9, 3, 9], phase: 5))
}
samples += [
  Sample(name: "limit", path: zigzag, width: 9, miterLimit: 2.5),
  Sample(name: "oval", path: oval, width: 3),
  Sample(name: "wide-oval", path: oval, width: 40),
  Sample(name: "dashed-oval", path: oval, width: 3, dashes: [10, 6]),
  Sample(name: "card", path: card, width: 6),
  Sample(name: "dashed-card", path: card, width: 4, cap: .round, dashes: [0, 8]),
]
// Dashes on curves are thin: Cairo cuts them perpendicular to its own chords, which is visible in
// wide ones.
for sample in samples { print(sample.line) }
