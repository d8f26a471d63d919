// Projects of apps: Xcode's project, Info.plist, configuration files that include each other, the manifest
// of a package and a podspec. What can be read becomes a bundle whose Info.plist reads back, and names no file outside of the project.

import Foundation
import FuzzSupport
import SegueAssets
import SegueDiagnostics
import SegueProjects

/// The files of a project, in the order of the input's parts.
private let places = [
  "Demo.xcodeproj/project.pbxproj", "Info.plist", "Demo.xcconfig", "More.xcconfig",
  manifest, "Pod.podspec",
]

/// The manifest of a package, which every project has.
private let manifest = "Packages/Kit/Package.swift"

/// Files that every project has, so that references to them lead somewhere.
private let constant = [
  "Main.swift", "Base.lproj/Main.storyboard", "de.lproj/Main.strings",
  "Assets.xcassets/Contents.json",
  "Packages/Kit/Sources/Kit/Kit.swift", "Packages/Kit/Other/Other.swift", "Pod/Classes/Pod.swift",
  "../outside/Other.swift",
]

/// The folder of the project, and the one that no file of it leaves.
private let (folder, boundary) = ("repository/project", "repository")

/// One execution: the files of one project.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  prepare()
  let parts = FuzzParts(start, count)
  FuzzFolder.write(
    places.enumerated().map { index, place in
      ("\(folder)/\(place)", parts[index] ?? (place == manifest ? Array("//".utf8) : nil))
    })
  do throws(Failure) {
    let place = "\(FuzzFolder.path)/\(folder)"
    // Half of an execution would be listing the folders of libraries, of which most inputs have none.
    let hasLibraries = parts[4] != nil || parts[5] != nil
    let project = try AppProject.read(
      "\(place)/Demo.xcodeproj", libraries: hasLibraries ? ["\(place)/Packages", place] : [])
    check(project)
    checkInfo(of: try AppBundleContents(project), project)
  } catch {
    checkFailure(error)
  }
  return 0
}

/// Writes the constant files, once.
private func prepare() { _ = isPrepared }

private let isPrepared: Bool = {
  let text = Array("import Foundation\nimport Kit\nimport Other\nimport Pod\n".utf8)
  FuzzFolder.write(constant.map { ("\(folder)/\($0)", text) })
  FuzzFolder.write([("outside.swift", []), ("\(boundary)/.git", [])])
  return true
}()

private func check(_ project: AppProject) {
  require(!project.sources.isEmpty, "a project without sources")
  let inside = "\(real(FuzzFolder.path) ?? FuzzFolder.path)/\(boundary)/"
  for path in project.sources + project.resources.map(\.source) {
    guard let path = real(path) else { continue }
    require(path.hasPrefix(inside), "a file outside of the project: \(path)")
  }
  for place in project.resources.map(\.destination) + [project.productName] {
    let parts = place.split(separator: "/", omittingEmptySubsequences: false)
    require(!parts.contains("") && !parts.contains(".."), "a place outside of the bundle: \(place)")
  }
  require(!project.productName.contains("/"), "a product in a folder: \(project.productName)")
  for note in project.notes { checkLine(note) }
}

/// Info.plist is read again, as the app reads it.
private func checkInfo(of contents: AppBundleContents, _ project: AppProject) {
  let again = PropertyList(Array(contents.info.utf8))
  require(again != nil, "Info.plist cannot be read again:\n\(contents.info)")
  let (written, read) = (Set(project.info.keys), Set(again?.dictionary?.keys ?? [:].keys))
  require(written == read, "other keys in Info.plist: \(written.symmetricDifference(read))")
  for (key, value) in project.info {
    guard let text = value.string else { continue }
    require(again?[key]?.string == text, "\(key) reads otherwise: \(again?[key] as Any)")
  }
}

private func real(_ path: String) -> String? {
  guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
