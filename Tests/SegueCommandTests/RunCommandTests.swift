// `segue run`, in the program of an app and before it is built.

import Foundation
import ScratchFolders
import SegueCommand
import SegueDiagnostics
import SegueStage
import SegueWorld
import Testing
import UIKit

private final class HillsController: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Climb", for: .normal)
    button.frame = CGRect(x: 40, y: 100, width: 200, height: 44)
    button.addAction(UIAction { _ in button.setTitle("Rest", for: .normal) }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// A screen that misuses something while it is shown.
private final class MistakenController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.2) {
      self.view.alpha = 0.5
    } completion: { _ in
      World.current.warn("this is a mistake")
    }
  }
}

@Suite @MainActor struct RunCommandTests {
  private let folder: ScratchFolder
  private let app = HostedApp(name: "Hills") { $0.rootViewController = HillsController() }

  init() throws { folder = try ScratchFolder() }

  private func inApp(_ arguments: String...) -> RunResult {
    let console = Console.collecting()
    let code = SegueTool.run(arguments, console: console, app: app)
    return RunResult(
      code: code.rawValue, output: Array(console.output.utf8), errors: console.errors)
  }

  private func script(_ steps: String) throws -> String {
    try folder.write(
      "climb.yaml",
      "segue: 1\ncanvas: { width: 320, height: 480, scale: 1 }\napp: Hills\nscript:\n\(steps)\n")
  }

  // MARK: In the app's program

  @Test("--record prints a step for what can be tapped when the app has been launched")
  func record() throws {
    let result = inApp("run", "Hills", "--record")
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.text.contains("- tap: { label: \"Climb\" }"))
    let json = inApp("run", "Hills", "--record", "--json")
    #expect(json.text.contains("\"label\":\"Climb\"") && json.text.hasPrefix("["))
  }

  @Test("a recorded step is one of a script, after which the app has changed")
  func scripted() throws {
    let path = try script("  - tap: { label: \"Climb\" }")
    let result = inApp("run", "Hills", "--script", path, "--record")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.text.contains("- tap: { label: \"Rest\" }"))
    let wrong = try script("  - tap: { label: \"Swim\" }")
    let failure = inApp("run", "Hills", "--script", wrong)
    #expect(failure.code == 3)
    #expect(failure.errors.hasPrefix("\(wrong):5:"))
  }

  @Test("without a script, warnings have no positions")
  func warnings() {
    let console = Console.collecting()
    let app = HostedApp(name: "Hills") { $0.rootViewController = MistakenController() }
    #expect(SegueTool.run(["run", "Hills"], console: console, app: app).rawValue == 0)
    #expect(console.errors.contains("segue: warning: this is a mistake"), "\(console.errors)")
  }

  @Test("without a script the launch and a rest are played, and rendered with -o")
  func launch() throws {
    #expect(inApp("run", "Hills").text == "Hills: played, 60 frames, 60 fps\n")
    let output = folder("hills/")
    let result = inApp(
      "run", "Hills", "-o", output, "--scale", "0.1", "--frames", "0-1", "--device", "iphone-se")
    #expect(result.code == 0, "\(result.errors)")
    #expect(try folder.names("hills").count == 2)
  }

  @Test(
    "no clip replaces a file of the app's project, whatever it is called",
    arguments: ["Hills/Rest.xcassets/a.imageset/a.png", "Hills/Hills.swift", "stub.swift"])
  func inputs(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder("Hills/Rest.xcassets/a.imageset"), withIntermediateDirectories: true)
    try folder.write("Hills/Hills.swift", "import UIKit\n")
    try folder.write("Hills/Rest.xcassets/a.imageset/a.png", "pixels")
    try folder.write("stub.swift", "import UIKit\n")
    let before = try folder.text(name)
    try FileManager.default.linkItem(atPath: folder(name), toPath: folder("out.png"))
    let script = try folder.write(
      "climb.yaml",
      "segue: 1\ncanvas: { width: 32, height: 48 }\napp: Hills\nscript: [{ wait: 0.1 }]\n")
    let picture = ["-o", folder("out.png"), "--frames", "0", "--force"]
    let run = ["run", folder("Hills"), "--stub", folder("stub.swift"), "--script", script]
    var lines = [run + picture]
    if !name.hasPrefix("stub") { lines.append(["render", script] + picture) }
    for line in lines {
      let console = Console.collecting()
      #expect(SegueTool.run(line, console: console, app: app).rawValue == 2, "\(line)")
      #expect(console.errors.contains("out.png: the output is also an input"), "\(console.errors)")
      #expect(try folder.text(name) == before)
    }
  }

  @Test("images beside the sources of a folder may be earlier outputs, and are replaced")
  func outputsInTheFolder() throws {
    try FileManager.default.createDirectory(
      atPath: folder("Hills"), withIntermediateDirectories: true)
    try folder.write("Hills/Hills.swift", "import UIKit\n")
    let picture = folder("Hills/out.png")
    for _ in 0..<2 {
      let result = inApp(
        "run", folder("Hills"), "-o", picture, "--frames", "0", "--scale", "0.1", "--force")
      #expect(result.code == 0, "\(result.errors)")
    }
  }

  @Test("a scene with the app is played by other commands, too")
  func render() throws {
    let path = try script("  - tap: { label: \"Climb\" }")
    #expect(inApp("validate", path).code == 0)
    #expect(inApp("still", path, "--time", "0", "-o", folder("a.png")).code == 0)
  }

  // MARK: Before the program is built

  @Test("options without effect and inputs that are no projects are refused")
  func usage() throws {
    let cases = [
      (["run", "walk.yaml"], "is a scene; expected a project"),
      (["run", "A", "--record", "-o", "x.mp4"], "--record and -o cannot be combined"),
      (["run", "A", "--speed", "2"], "--speed without -o"),
      (["run", "A", "--time-limit", "0"], "--time-limit is 0;"),
    ]
    for (arguments, message) in cases {
      let result = segue(arguments)
      #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test("a script is read before anything is built")
  func scriptFirst() throws {
    let declared = try folder.write(
      "declared.yaml",
      "segue: 1\ncanvas: { width: 9, height: 9 }\nscreens: { a: {} }\n"
        + "script: [{ show: a }, { wait: 1 }]\n")
    let result = segue("run", "nowhere", "--script", declared)
    #expect(result.code == 3)
    #expect(result.errors.contains("declares screens of its own"))
    #expect(segue("run", "nowhere").errors.contains("nowhere: does not exist"))
  }

  @Test("a scene names its project at its own place, and scenes of two apps are refused")
  func references() throws {
    let path = try script("  - wait: 1")
    let missing = segue("render", path, "-o", folder("x.mp4"))
    #expect(missing.code == 3)
    #expect(missing.errors.hasPrefix("\(path):3:6: error: "))
    #expect(missing.errors.contains("Hills: does not exist"))
    let other = try folder.write(
      "other.yaml", "segue: 1\napp: Lakes\nscript: [{ wait: 1 }]\n")
    let both = segue("validate", path, other)
    #expect(both.code == 3)
    #expect(both.errors.contains("is another one than"), "\(both.errors)")
  }

  @Test("commands that do not build apps say which do")
  func otherCommands() throws {
    let path = try script("  - wait: 1")
    let result = segue("plan", path, "-o", folder("x.plan"))
    #expect(result.code == 3)
    #expect(result.errors.contains("is not built into this program; expected one of the commands"))
  }
}
