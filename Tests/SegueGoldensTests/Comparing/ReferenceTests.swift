// Each comparator against somebody else's numbers: images and values come from
// Conformance/draw-references, which asks public programs.

import Foundation
import SegueGoldens
import SegueImages
import SeguePixels
import Testing

private func reference(_ name: String) throws -> [UInt8] {
  let folder = try #require(Bundle.module.url(forResource: "References", withExtension: nil))
  return [UInt8](try Data(contentsOf: folder.appending(path: name)))
}

private func lines(_ name: String) throws -> [[Substring]] {
  String(decoding: try reference(name), as: UTF8.self).split(separator: "\n")
    .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
}

private func compare(_ name: String, _ comparator: PixelComparator) throws -> ImageDifference {
  let images = try ["a", "b"].map {
    try ImageDecoder.decode(reference("\(name)-\($0).png"), named: name).pixels
  }
  return try ImageComparison(comparator).compare(images[0], expected: images[1])
}

@Suite struct ComparatorReferenceTests {
  @Test("CIEDE2000 gives what Sharma, Wu and Dalal print, both ways round")
  func ciede2000() throws {
    let rows = try lines("ciede2000.txt").map { $0.compactMap { Double($0) } }
    #expect(rows.count == 34)
    for row in rows {
      let (a, b) = (
        LabColor(l: row[0], a: row[1], b: row[2]), LabColor(l: row[3], a: row[4], b: row[5])
      )
      #expect(abs(LabColor.ciede2000(a, b) - row[6]) < 0.000_06, "\(row)")
      #expect(abs(LabColor.ciede2000(b, a) - row[6]) < 0.000_06, "\(row)")
    }
  }

  @Test("pairs of images differ by as much as public programs say")
  func pairs() throws {
    let rows = try lines("values.txt")
    #expect(rows.count >= 7)
    for row in rows {
      let name = String(row[0])
      let numbers = row.dropFirst().compactMap { Double($0) }
      try #require(numbers.count == 5)
      let yiq = try compare(name, .yiq(threshold: 0.1))
      let all = try compare(name, .yiq(threshold: 0.1, countsAntialiasing: true))
      #expect(yiq.differingPixels == Int(numbers[0]), "\(name)")
      #expect(all.differingPixels == Int(numbers[1]), "\(name)")
      let ssim = try #require(compare(name, .ssim(minimum: 1)).score)
      #expect(abs(ssim - numbers[2]) < 1e-8, "\(name): \(ssim)")
      // The authors' program computes in 32 bits.
      let flip = try #require(compare(name, .flip(maximum: 0)).score)
      #expect(abs(flip - numbers[3]) < 2e-6, "\(name): \(flip)")
      // Their matrix has six digits.
      let above = try compare(name, .ciede2000(deltaE: numbers[4] - 0.005))
      let below = try compare(name, .ciede2000(deltaE: numbers[4] + 0.005))
      #expect(above.differingPixels > 0 && below.differingPixels == 0, "\(name)")
    }
  }

  @Test("cube roots are exact to the last digits")
  func cubeRoots() {
    for k in 1...2000 {
      let x = Double(k) / 64
      #expect(abs(CubeRoot.value(x * x * x) - x) <= 4 * x.ulp)
    }
    #expect(CubeRoot.value(0) == 0)
    #expect(abs(CubeRoot.value(1e-12) - 1e-4) < 1e-18)
  }
}
