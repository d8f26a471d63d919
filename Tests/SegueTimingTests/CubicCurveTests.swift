// Timing curves: SEMANTICS 2.

import Foundation
import SegueTiming
import Testing

@Suite struct CubicCurveTests {
  @Test(
    "Curves match the table",
    arguments: [
      (
        CubicCurve.easeIn,
        [
          0.017026610, 0.062282000, 0.093464651, 0.129576761, 0.214860939, 0.315356813,
          0.429119769, 0.621861869, 0.839427846,
        ]
      ),
      (
        .easeOut,
        [
          0.160572154, 0.308366067, 0.378138131, 0.445185967, 0.570880231, 0.684643187,
          0.785139061, 0.906535349, 0.982973390,
        ]
      ),
      (
        .easeInOut,
        [
          0.019722454, 0.081659856, 0.129161931, 0.187395907, 0.331883870, 0.500000000,
          0.668116130, 0.870838069, 0.980277546,
        ]
      ),
      (
        .standard,
        [
          0.094796306, 0.295244334, 0.408510591, 0.513315161, 0.682540506, 0.802403388,
          0.885229310, 0.960458978, 0.994316477,
        ]
      ),
    ])
  func table(_ curve: CubicCurve, expected: [Double]) {
    for (x, y) in zip([0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9], expected) {
      #expect(abs(curve.value(at: x) - y) < 1e-9, "at \(x)")
    }
  }

  @Test(
    "Inverse values match the table",
    arguments: [
      (
        CubicCurve.easeOut,
        [0.061152739, 0.159598473, 0.342500000, 0.563395176, 0.740444606]
      ),
      (.easeInOut, [0.220708133, 0.346203296, 0.5, 0.653796704, 0.779291867]),
    ])
  func inverseTable(_ curve: CubicCurve, expected: [Double]) {
    for (y, x) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.inverse(of: y) - x) < 1e-9, "at \(y)")
    }
  }

  /// The named ones and ones with vertical and horizontal tangents.
  static let curves: [CubicCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .standard, CubicCurve(1, 0, 0, 1),
    CubicCurve(0, 1, 1, 0), CubicCurve(1, 0, 1, 1), CubicCurve(0, 1, 0, 1), CubicCurve(0, 0, 1, 0),
    CubicCurve(0.9, 0.05, 0.05, 0.95), CubicCurve(0.6, 0.2, 0.3, 0.1),
  ]

  @Test("The value at x(s) is y(s)", arguments: curves)
  func solver(_ curve: CubicCurve) {
    for step in 0...1000 {
      let s = Double(step) / 1000
      func bezier(_ p1: Double, _ p2: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
      }
      let (x, y) = (bezier(curve.x1, curve.x2), bezier(curve.y1, curve.y2))
      // Where the curve is steep, the last bit of x is worth more in y.
      let steep = abs(curve.value(at: min(1, x + 1e-13)) - curve.value(at: max(0, x - 1e-13)))
      #expect(abs(curve.value(at: x) - y) < 1e-12 + steep, "at \(s)")
    }
  }

  @Test("The inverse undoes the curve", arguments: curves.filter { $0 != CubicCurve(0, 1, 1, 0) })
  func roundTrip(_ curve: CubicCurve) {
    for step in 1..<1000 {
      let y = Double(step) / 1000
      #expect(abs(curve.value(at: curve.inverse(of: y)) - y) < 1e-9, "at \(y)")
    }
  }

  @Test("Curves begin at 0, end at 1 and are constant outside", arguments: curves)
  func ends(_ curve: CubicCurve) {
    for x in [0, -0.5, -Double.infinity] { #expect(curve.value(at: x) == 0) }
    for x in [1, 1.5, Double.infinity] { #expect(curve.value(at: x) == 1) }
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.inverse(of: 0) == 0 && curve.inverse(of: -1) == 0 && curve.inverse(of: 2) == 1)
  }

  @Test("Curves with increasing control points never decrease", arguments: curves.prefix(5))
  func monotone(_ curve: CubicCurve) {
    var last = 0.0
    for step in 1...5000 {
      let value = curve.value(at: Double(step) / 5000)
      #expect(value >= last)
      last = value
    }
  }

  @Test("A curve that overshoots does so, and its inverse takes the first crossing")
  func overshoot() {
    let back = CubicCurve(0.68, -0.55, 0.27, 1.55)
    #expect(back.value(at: 0.2) < 0 && back.value(at: 0.85) > 1)
    let first = back.inverse(of: 1)
    #expect(first < 0.9 && abs(back.value(at: first) - 1) < 1e-12)
    #expect(abs(back.value(at: back.inverse(of: 1.05)) - 1.05) < 1e-12)
    #expect(back.inverse(of: 3) == 1 && back.inverse(of: -3) == 0)
  }

  @Test("Control points are clamped")
  func badControlPoints() {
    let curve = CubicCurve(-1, 0.5, 7, 0.5)
    #expect(curve.x1 == 0 && curve.x2 == 1)
    #expect(CubicCurve(.nan, .infinity, 1, 1) == CubicCurve(0, 0, 1, 1))
  }
}
