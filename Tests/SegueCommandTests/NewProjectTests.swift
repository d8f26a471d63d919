// `segue new`: every template is valid, breaks no rule, and renders.

import Foundation
import ScratchFolders
import Testing

@testable import SegueCommand

@Suite @MainActor struct NewProjectTests {
  @Test("every template is valid, breaks no rule, and renders", arguments: ProjectTemplate.allCases)
  func renders(template: ProjectTemplate) throws {
    let folder = try ScratchFolder()
    let project = folder("hello")
    let result = segue("new", project, "--template", template.rawValue)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.text.contains("segue render \(project)/scene.yaml -o \(project)/clip.mp4\n"))
    let scene = "\(project)/scene.yaml"
    let check = segue("validate", "--play", "--strict", scene)
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
    let clip = segue(
      "render", scene, "-o", "\(project)/clip.mp4", "--scale", "0.25", "--fps", "10", "-q")
    #expect(clip.code == 0 && clip.errors.isEmpty, "\(clip.errors)")
    #expect(try folder.data("hello/clip.mp4").count > 1000)
    let text = try folder.text("hello/scene.yaml")
    #expect(text.hasPrefix("# hello: ") && !text.contains("NAME"))
  }

  @Test("the files are those of the template, and nothing else remains")
  func files() throws {
    let folder = try ScratchFolder()
    #expect(segue("new", folder("a"), "--template", "app", "-q").text.isEmpty)
    #expect(try folder.names() == ["a"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("a")).sorted()
    #expect(names == ["SlideOver.swift", "scene.yaml"])
    #expect(try folder.text("a/SlideOver.swift").hasPrefix("// a: "))
  }

  @Test("the commands to run next can be pasted, whatever the name")
  func quoted() throws {
    let folder = try ScratchFolder()
    let spaced = segue("new", folder("my scene"))
    let (scene, clip) = (folder("my scene/scene.yaml"), folder("my scene/clip.mp4"))
    #expect(spaced.text.contains("segue render '\(scene)' -o '\(clip)'\n"), "\(spaced.text)")
    let app = segue("new", folder("it's"), "--template", "app")
    let start = folder("it'\\''s")
    #expect(
      app.text.contains("segue try '\(start)/SlideOver.swift' --scene '\(start)/scene.yaml' -o "))
    #expect(ShellWord.quoted("") == "''" && ShellWord.quoted("é-1/a.b") == "é-1/a.b")
  }

  @Test("anything that exists is refused and left alone", arguments: ["folder", "file", "link"])
  func existing(kind: String) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder("folder"), withIntermediateDirectories: false)
    try folder.write("file", "mine")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: "nowhere")
    let result = segue("new", folder(kind))
    #expect(result.code == 6)
    #expect(result.errors.contains("already exists; expected the name of a new folder"))
    #expect(try folder.names() == ["file", "folder", "link"])
    #expect(try folder.text("file") == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("folder")).isEmpty)
  }

  @Test("a name that cannot be a folder's is refused", arguments: ["", "/", "..", "a/.", "a\u{7}"])
  func names(name: String) {
    #expect(segue("new", name).code == 2)
  }

  @Test(
    "a name like that of a scene or a clip is refused, with the name of the folder",
    arguments: ["hello.yml", "hello.yaml", "hello.MP4"])
  func suffixes(name: String) throws {
    let folder = try ScratchFolder()
    let result = segue("new", folder(name))
    #expect(result.code == 2)
    #expect(
      result.errors
        == "segue: error: the name is \"\(name)\", which ends like that of a file; expected that of "
        + "a new folder, such as hello. The scene in it is scene.yaml\n")
    #expect(try folder.names().isEmpty)
  }

  @Test("a folder whose parent is missing is refused")
  func parent() throws {
    let folder = try ScratchFolder()
    let result = segue("new", folder("missing/a"))
    #expect(result.code == 6, "\(result.errors)")
    #expect(try folder.names().isEmpty)
  }

  @Test("the folder of a project in place of its scene is reported with the scene's path")
  func folders() throws {
    let folder = try ScratchFolder()
    #expect(segue("new", folder("demo")).code == 0)
    for line in [
      ["render", folder("demo"), "-o", folder("a.mp4")], ["validate", folder("demo/")],
    ] {
      let result = segue(line)
      #expect(result.code == 3)
      #expect(
        result.errors.contains(
          "is a folder; expected a scene, in YAML or JSON. Did you mean '\(folder("demo/scene.yaml"))'?"
        ),
        "\(result.errors)")
    }
    let other = segue("still", folder.path, "--time", "0", "-o", folder("a.png"))
    #expect(other.code == 3)
    #expect(
      other.errors.contains("`segue batch` renders all scenes of a folder"), "\(other.errors)")
    #expect(segue("batch", folder("demo/scene.yaml"), "-o", folder("out"), "--draft").code == 0)
  }
}
