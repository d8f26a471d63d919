// The resources of an app's bundle: Info.plist, the sets of an asset catalogue, and tables of strings.
// What is found can be used as it is: scales, insets and components are numbers that can be drawn with,
// and files are in the bundle.

import FuzzSupport
import SegueAssets

/// The files of a bundle, in the order of the input's parts.
private let places = [
  "Info.plist", "Assets.xcassets/a.imageset/Contents.json",
  "Assets.xcassets/a.colorset/Contents.json", "Assets.xcassets/a.dataset/Contents.json",
  "Assets.xcassets/Group/Contents.json", "Localizable.strings", "Localizable.xcstrings",
]

/// The environments in which sets are looked up.
private let environments = [
  AssetEnvironment(idiom: "iphone", isDark: false, isRightToLeft: false, scale: 3),
  AssetEnvironment(idiom: "iphone", isDark: true, isRightToLeft: true, scale: 2),
  AssetEnvironment(idiom: "ipad", isDark: false, isRightToLeft: false, scale: 1),
]

/// One execution: the files of one bundle.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = FuzzParts(start, count)
  FuzzFolder.write(places.enumerated().map { ("Demo.app/\($1)", parts[$0]) })
  FuzzFolder.write([("Demo.app/Assets.xcassets/Group/b.imageset/Contents.json", parts[1])])
  for language in [nil, "de"] {
    let app = AppFolder(path: "\(FuzzFolder.path)/Demo.app", language: language)
    // Sets do not depend on the language.
    if language == nil { for environment in environments { look(in: app, environment) } }
    for key in ["a", "greeting", ""] { _ = app.localizedString(key) }
    _ = app.info.foundationValue
    for problem in app.problems { checkLine(problem) }
  }
  return 0
}

private func look(in app: AppFolder, _ environment: AssetEnvironment) {
  for name in app.setNames("imageset") {
    if let image = app.image(named: name, environment) { check(image, in: app) }
  }
  if case .components(let space, let values)? = app.color(named: "a", environment) {
    require(!space.isEmpty, "a color space without a name")
    require(values.count == 4, "\(values.count) components of a color")
    require(values.allSatisfy(\.isFinite), "a component that is no number: \(values)")
  }
  if let file = app.dataFile(named: "a", environment) { checkPath(file.path, in: app) }
}

private func check(_ image: AssetImage, in app: AppFolder) {
  checkPath(image.path, in: app)
  if let scale = image.scale {
    require(scale >= 1 && scale <= 16, "a scale of \(scale) pixels per point")
  }
  guard let slices = image.slices else { return }
  for inset in [slices.top, slices.left, slices.bottom, slices.right] {
    require(inset.isFinite && inset >= 0, "insets that cannot be: \(slices)")
  }
}

/// A file that a set names is read like any other: below the bundle, or with an error.
private func checkPath(_ path: String, in app: AppFolder) {
  guard path.split(separator: "/").contains("..") || path.hasPrefix("/") else { return }
  if (try? app.read(path)) != nil { reportFinding("a file outside of the bundle: \(path)") }
}
