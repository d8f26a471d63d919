// The command as a process, with fonts as the environment provides them: the locale changes no
// pixel, and what is missing is reported with the package that brings it.

import Foundation
import ScratchFolders
import Testing

@Suite struct FontEnvironmentTests {
  private func scene(_ folder: ScratchFolder, _ text: String, fonts: String = "{}") throws
    -> String
  {
    try folder.write(
      "a.yaml",
      """
      segue: 1
      canvas: { width: 120, height: 40, background: white }
      fonts: \(fonts)
      screens: { a: { views: [{ label: "\(text)", center: both }] } }
      script: [{ show: a }, { wait: 0.1 }]

      """)
  }

  /// Returns a configuration of fontconfig in which only the fonts of Inter are installed.
  private func onlyInter(_ folder: ScratchFolder) throws -> [String: String] {
    let file = try folder.write(
      "fonts.conf",
      """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
        <dir>/usr/share/fonts/opentype/inter</dir>
        <cachedir>\(folder("cache"))</cachedir>
      </fontconfig>

      """)
    return ["FONTCONFIG_FILE": file]
  }

  @Test("the locale and fontconfig's language change no byte")
  func locale() throws {
    let folder = try ScratchFolder()
    let scene = try scene(folder, "漢 ש ก 😀")
    var images: [[UInt8]] = []
    for language in ["C", "ja_JP.UTF-8", "ar_EG.UTF-8"] {
      let image = folder("\(language).png")
      let result = try process(
        ["still", scene, "--time", "0", "-o", image, "-q"],
        environment: ["LC_ALL": language, "LANG": language, "FC_LANG": language])
      #expect(result.code == 0, "\(result.errors)")
      images.append(try folder.bytes("\(language).png"))
    }
    #expect(images[0] == images[1] && images[0] == images[2])
  }

  @Test(
    "a letter that no installed font has is reported with its package",
    arguments: [
      ("漢", "U+6F22", "apt install fonts-noto-cjk"), ("ש", "U+05E9", "apt install fonts-noto-core"),
      ("😀", "U+1F600", "apt install fonts-noto-color-emoji"),
    ])
  func missing(text: String, codePoint: String, remedy: String) throws {
    let folder = try ScratchFolder()
    let result = try process(
      ["validate", scene(folder, text)], environment: onlyInter(folder))
    #expect(result.code == 4)
    #expect(result.errors.contains(codePoint) && result.errors.contains(remedy), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test("doctor reports the same scripts as missing, and still succeeds")
  func doctor() throws {
    let folder = try ScratchFolder()
    let result = try process(["doctor"], environment: onlyInter(folder))
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
    let lines = result.text.split(separator: "\n").map(String.init)
    for (name, package) in [
      ("Hebrew", "fonts-noto-core"), ("Chinese", "fonts-noto-cjk"),
      ("emoji", "fonts-noto-color-emoji"),
    ] {
      let line = lines.first { $0.hasPrefix("letters  \(name) ") }
      #expect(line?.contains(" missing ") == true, "\(name)")
      #expect(line?.hasSuffix("apt install \(package)") == true, "\(name)")
    }
  }
}
