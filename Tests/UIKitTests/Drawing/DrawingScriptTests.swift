// The drawings that are compared with other renderers are recognized completely. If SEGUE_DRAWINGS
// names a folder, their bytes are written there for Conformance/run drawing.

import CoreGraphics
import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct DrawingScriptTests {
  @Test("Every line of a drawing is drawn", arguments: DrawingScript.all)
  func understood(_ script: DrawingScript) throws {
    let (image, unknown) = World().run { script.image() }
    #expect(unknown.isEmpty && !script.lines.isEmpty)
    let drawing = try #require(image.cgImage?.drawing)
    #expect(drawing.recording.unsupported.isEmpty)
    let folder = ProcessInfo.processInfo.environment["SEGUE_DRAWINGS"]
    guard let folder, let data = image.cgImage?.dataProvider?.data else { return }
    try Data(bytes: data.bytes, count: data.length)
      .write(to: URL(filePath: folder).appending(path: "\(script.name).rgba"))
  }

  @Test("There are drawings to compare")
  func some() { #expect(DrawingScript.all.count > 10) }
}
