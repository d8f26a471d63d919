// `segue golden` with many cells of one scene, and with ignored views and areas.

import Foundation
import ScratchFolders
import SegueImages
import Testing

@Suite @MainActor struct GoldenMatrixTests {
  private func golden(_ verb: String, _ arguments: String...) -> RunResult {
    segue(["golden", verb] + arguments)
  }

  private func scene(_ folder: ScratchFolder, label: String = "Hi", golden: String = "") throws
    -> String
  {
    try folder.write(
      "cells.yaml",
      """
      segue: 1
      canvas: { device: iphone-se, scale: 0.1, fps: 10 }
      screens:
        a:
          background: systemBackground
          safeArea: true
          stack: vertical
          views: [{ id: clock, label: "\(label)", font: largeTitle }]
        b: { background: systemRed }
      script:
        - show: a
        - { present: b, transition: slideRight, reducedTransition: fade }
      \(golden)
      """)
  }

  @Test("each cell has its own golden and verifies with the same options")
  func cells() throws {
    let folder = try ScratchFolder()
    let scene = try scene(folder)
    let axes = [
      "--devices", "iphone-se,ipad-mini", "--appearances", "light,dark", "--directions", "ltr,rtl",
      "--text-sizes", "large,accessibilityLarge", "--motions", "full,reduced",
    ]
    let place = ["--goldens", folder("g")]
    let recorded = segue(
      ["golden", "record", scene] + place + axes + [
        "--images", "3", "--contact-sheet", folder("s.png"),
      ])
    #expect(recorded.code == 0 && recorded.errors.hasSuffix("32 scenes: 32 recorded\n"))
    let texts = try folder.names("g").filter { $0.hasSuffix(".golden") }
    #expect(texts.count == 32)
    // Every cell shows something different.
    let hashes = try texts.map { name in
      String(decoding: try folder.bytes("g/" + name), as: UTF8.self).split(separator: "\n")
        .filter { $0.hasPrefix("hash ") }.joined()
    }
    #expect(Set(hashes).count == 32)
    let one = String(
      decoding: try folder.bytes("g/cells@ipad-mini+dark+rtl+accessibilityLarge+reduced.golden"),
      as: UTF8.self)
    for line in [
      "size 74 x 113", "recorded at device ipad-mini", "recorded at appearance dark",
      "recorded at direction rtl", "recorded at textSize accessibilityLarge",
      "recorded at motion reduced",
    ] { #expect(one.contains(line + "\n"), "\(line)") }
    #expect(segue(["golden", "verify", scene] + place + axes + ["-q", "--complete"]).code == 0)
    let sheet = try ImageDecoder.decode(folder.bytes("s.png"), named: "sheet")
    #expect(sheet.width > 1000 && sheet.height > 600)
    // One cell alone leaves the others as goldens without a scene.
    let alone = segue(["golden", "verify", scene] + place + ["--devices", "iphone-se"])
    #expect(alone.code == 1 && alone.errors.contains("cells@iphone-se: there is no golden"))
    #expect(segue(["golden", "clean", scene] + place + axes).text == "")
  }

  @Test("unknown and repeated names are reported with the valid ones")
  func wrong() throws {
    let folder = try ScratchFolder()
    let scene = try scene(folder)
    for (option, value, words) in [
      ("--devices", "iphone-1", "iphone-16-pro-max, "),
      ("--appearances", "dark,dark", "light, dark"),
      ("--directions", "", "ltr, rtl"), ("--motions", "none", "full, reduced"),
      ("--text-sizes", "large,", "extraSmall, small"),
    ] {
      let result = golden("record", scene, "--goldens", folder("g"), option, value)
      #expect(result.code == 2 && result.errors.contains(words), "\(result.errors)")
    }
  }

  @Test("ignored views need a reason; then the clock may run")
  func ignoredView() throws {
    let folder = try ScratchFolder()
    let clock = try scene(folder, label: "9:41")
    let bare = golden("record", clock, "--goldens", folder("g"), "--ignore-view", "clock")
    #expect(bare.code == 2 && bare.errors.contains("require a --reason"))
    let recorded = golden(
      "record", clock, "--goldens", folder("g"), "--ignore-view", "clock", "--reason", "it runs")
    #expect(recorded.code == 0, "\(recorded.errors)")
    _ = try scene(folder, label: "9:42")
    #expect(golden("verify", clock, "--goldens", folder("g")).code == 0)
    #expect(golden("list", "--goldens", folder("g")).text.contains("exact (it runs)"))
  }

  @Test("a scene declares what to ignore in every cell; an invalid comparator has its place")
  func inScene() throws {
    let folder = try ScratchFolder()
    let says = "golden: { reason: it runs, ignoreViews: [clock] }"
    let path = try scene(folder, label: "9:41", golden: says)
    _ = golden("record", path, "--goldens", folder("g"), "--appearances", "light,dark")
    _ = try scene(folder, label: "9:42", golden: says)
    let verified = golden("verify", path, "--goldens", folder("g"), "--appearances", "light,dark")
    #expect(verified.code == 0, "\(verified.errors)")
    _ = try scene(folder, golden: "golden: { reason: it runs, comparator: blurry }")
    let wrong = golden("verify", path, "--goldens", folder("g"), "--appearances", "light")
    #expect(wrong.code == 1)
    #expect(
      wrong.errors.contains(
        "cells.yaml:13:40: error: golden.comparator is \"blurry\"; expected exact"),
      "\(wrong.errors)")
  }

  @Test("of a list of devices, the message names the word that is none")
  func unknownDevice() throws {
    let folder = try ScratchFolder()
    let path = try scene(folder)
    let result = golden("verify", path, "--goldens", folder("g"), "--devices", "iphone-se,ipad-min")
    #expect(result.code == 2)
    #expect(
      result.errors.hasSuffix("each once. 'ipad-min' is none of them. Did you mean 'ipad-mini'?\n"),
      "\(result.errors)")
  }

  @Test("goldens without images have no contact sheet")
  func noImages() throws {
    let folder = try ScratchFolder()
    let path = try scene(folder)
    let result = golden(
      "record", path, "--goldens", folder("g"), "--images", "0", "--contact-sheet",
      folder("s.png"))
    #expect(result.code == 2 && result.errors.contains("expected goldens recorded with --images"))
  }
}
