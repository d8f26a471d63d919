// Nibs and storyboards that fuzzing has found to end the process.

import Foundation
import Testing

@testable import SegueNibs

@Suite struct DamagedNibTests {
  private func message(_ bytes: [UInt8]) -> String {
    do throws(NibError) {
      _ = try NibFile(Data(bytes), named: "a.xib")
      return ""
    } catch { return "\(error)" }
  }

  @Test("bytes that are not UTF-8 are an error with their line, wherever they are")
  func encoding() {
    let text = Array("<document>\n<view a=\"b\">c</view>\n</document>".utf8)
    #expect(message(text).isEmpty)
    for index in text.indices where text[index] != 10 {
      let changed = message(Array(text[..<index]) + [0xFF] + text[index...])
      let line = 1 + text[..<index].count { $0 == 10 }
      #expect(changed == "a.xib:\(line): bytes that are not UTF-8; expected UTF-8")
    }
    let wide = Array("<document/>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    #expect(message([0xFF, 0xFE] + wide).contains("not UTF-8"))
  }
}
