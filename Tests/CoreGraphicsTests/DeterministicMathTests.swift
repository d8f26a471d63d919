// Compares the elementary functions with a table computed to hundreds of digits
// (MathsTables.swift), and checks the special values of C99's Annex F.

import CoreGraphics
import Foundation
import Testing

@Suite struct DeterministicMathTests {
  typealias Maths = DeterministicMath

  /// The distance of `result` from the true value, in units in the last place.
  private func error(of result: Double, _ nearest: Double, _ rest: Double) -> Double {
    result == nearest ? abs(rest) : abs((result - nearest) / nearest.ulp - rest)
  }

  /// The numbers of a table: bit patterns for doubles, decimals for the residuals.
  private func rows(_ table: String) throws -> [[Double]] {
    try table.split(separator: "\n").map { line in
      try line.split(separator: " ").map { word in
        if word.count < 16 { return try #require(Double(word)) }
        return Double(bitPattern: try #require(UInt64(word, radix: 16)))
      }
    }
  }

  private func check(
    _ table: String, column: Int = 1, arguments: Int = 1, _ function: ([Double]) -> Double
  ) throws {
    let rows = try rows(table)
    #expect(rows.count > 100)
    for row in rows {
      let at = arguments + 2 * (column - 1)
      let result = function(row)
      #expect(error(of: result, row[at], row[at + 1]) < 1, "\(row) gives \(result)")
    }
  }

  @Test("Every function is within one unit in the last place")
  func accuracy() throws {
    try check(MathsTables.sincos) { Maths.sin($0[0]) }
    try check(MathsTables.sincos, column: 2) { Maths.cos($0[0]) }
    try check(MathsTables.exp) { Maths.exp($0[0]) }
    try check(MathsTables.log) { Maths.log($0[0]) }
    try check(MathsTables.atan2, arguments: 2) { Maths.atan2($0[0], $0[1]) }
    try check(MathsTables.pow, arguments: 2) { Maths.pow($0[0], $0[1]) }
  }

  @Test("Sine is odd, cosine is even, and sincos returns both")
  func symmetry() {
    for step in -400...400 {
      let x = Double(step) * 0.37
      let both = Maths.sincos(x)
      #expect(Maths.sin(-x) == -both.sin && Maths.cos(-x) == both.cos)
      #expect(Maths.sin(x) == both.sin && Maths.cos(x) == both.cos)
    }
  }

  @Test("exp overflows to infinity and underflows to zero")
  func exponentialEnds() {
    #expect(Maths.exp(0) == 1 && Maths.exp(-0.0) == 1)
    #expect(Maths.exp(.infinity) == .infinity && Maths.exp(-.infinity) == 0)
    #expect(Maths.exp(709.79) == .infinity && Maths.exp(1e300) == .infinity)
    #expect(Maths.exp(-745.2) == 0 && Maths.exp(-1e300) == 0)
    #expect(Maths.exp(.nan).isNaN)
  }

  @Test("log has a pole at zero and is undefined below zero")
  func logarithmEnds() {
    #expect(Maths.log(1) == 0 && Maths.log(.infinity) == .infinity)
    #expect(Maths.log(0) == -.infinity && Maths.log(-0.0) == -.infinity)
    #expect(Maths.log(-1).isNaN && Maths.log(-.infinity).isNaN && Maths.log(.nan).isNaN)
  }

  @Test("Nonfinite angles have no sine; zero keeps its sign")
  func sineEnds() {
    for x in [Double.infinity, -.infinity, .nan] {
      #expect(Maths.sin(x).isNaN && Maths.cos(x).isNaN)
    }
    #expect(Maths.sin(-0.0).sign == .minus && Maths.sin(0).sign == .plus)
    #expect(Maths.cos(-0.0) == 1)
  }

  @Test(
    "atan2 handles zeros and infinities",
    arguments: [
      (0.0, 1.0, 0.0), (-0.0, 1, -0.0), (0, -1, .pi), (-0.0, -1, -.pi), (0, 0, 0), (0, -0.0, .pi),
      (-0.0, 0, -0.0), (-0.0, -0.0, -.pi), (1, 0, .pi / 2), (-1, 0, -.pi / 2),
      (1, -0.0, .pi / 2), (1, .infinity, 0), (-1, .infinity, -0.0), (1, -.infinity, .pi),
      (.infinity, 1, .pi / 2), (-.infinity, -1, -.pi / 2), (.infinity, .infinity, .pi / 4),
      (.infinity, -.infinity, 3 * .pi / 4), (-.infinity, -.infinity, -3 * .pi / 4),
      (0, -.infinity, .pi), (-0.0, .infinity, -0.0),
    ] as [(Double, Double, Double)])
  func arctangentEnds(y: Double, x: Double, expected: Double) {
    let result = Maths.atan2(y, x)
    #expect(result == expected && result.sign == expected.sign)
  }

  @Test("atan2 of NaN is NaN")
  func arctangentOfNothing() {
    #expect(Maths.atan2(.nan, 1).isNaN && Maths.atan2(1, .nan).isNaN)
  }

  @Test(
    "pow handles its special cases",
    arguments: [
      (2, 0, 1), (.nan, 0, 1), (1, .nan, 1), (1, .infinity, 1), (0, 3, 0), (-0.0, 3, -0.0),
      (-0.0, 2, 0), (0, -3, .infinity), (-0.0, -3, -.infinity), (-0.0, -2, .infinity),
      (-1, .infinity, 1), (-1, -.infinity, 1), (0.5, .infinity, 0), (0.5, -.infinity, .infinity),
      (2, .infinity, .infinity), (-2, -.infinity, 0), (.infinity, 2, .infinity),
      (.infinity, -2, 0), (-.infinity, 3, -.infinity), (-.infinity, 2, .infinity),
      (-.infinity, -3, -0.0), (-.infinity, -2, 0), (-2, 3, -8), (-2, 2, 4), (-2, -1, -0.5),
      (2, 10, 1024), (3, 3, 27), (0, 0.5, 0), (2, 1e30, .infinity), (2, -1e30, 0), (0.5, 1e30, 0),
      (2, 1024, .infinity), (2, -1075, 0), (-2, 0x1p54, .infinity), (4, 0.5, 2), (1.5, 1e-300, 1),
    ] as [(Double, Double, Double)])
  func powerEnds(x: Double, y: Double, expected: Double) {
    let result = Maths.pow(x, y)
    #expect(result == expected && result.sign == expected.sign, "\(result)")
  }

  @Test("pow of a negative base needs an integer exponent")
  func powerOfNegative() {
    #expect(Maths.pow(-2, 0.5).isNaN && Maths.pow(.nan, 1).isNaN && Maths.pow(2, .nan).isNaN)
  }
}
