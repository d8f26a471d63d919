// Scenes that run an app: the steps that find views by label, and what they report.

import SegueDiagnostics
import SegueDisplay
import SegueScenes
import SegueWorld
import Testing
import UIKit

@testable import SegueStage

/// A list with a search field, of which each row pushes a screen.
private final class PeaksController: UITableViewController, UITextFieldDelegate {
  private let field = UITextField(frame: CGRect(x: 8, y: 4, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Peaks"
    field.placeholder = "Search"
    field.accessibilityIdentifier = "search"
    field.delegate = self
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    header.addSubview(field)
    tableView.tableHeaderView = header
    tableView.rowHeight = 50
    tableView.accessibilityIdentifier = "peaks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.ask() })
  }

  private func ask() {
    let alert = UIAlertController(title: "Add", message: "A peak?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Peak \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = DetailController()
    detail.title = "Peak \(indexPath.row)"
    navigationController?.pushViewController(detail, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    title = textField.text
    textField.resignFirstResponder()
    return true
  }
}

/// A screen with buttons, two of which have the same title.
private final class DetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for number in 0..<2 {
      let button = UIButton(
        frame: CGRect(x: 20, y: 120 + 60 * CGFloat(number), width: 120, height: 44))
      button.setTitle("Count", for: .normal)
      button.addAction(
        UIAction { [weak button] _ in button?.accessibilityValue = "tapped" }, for: .touchUpInside)
      view.addSubview(button)
    }
    let hidden = UIButton(frame: CGRect(x: 20, y: 260, width: 120, height: 44))
    hidden.setTitle("Covered", for: .normal)
    view.addSubview(hidden)
    let cover = UIView(frame: CGRect(x: 0, y: 250, width: 320, height: 70))
    cover.backgroundColor = .gray
    view.addSubview(cover)
    let off = UIButton(frame: CGRect(x: 20, y: 330, width: 120, height: 44))
    off.setTitle("Off", for: .normal)
    off.isEnabled = false
    view.addSubview(off)
  }
}

@MainActor
@Suite struct AppScriptTests {
  private static let head = """
    segue: 1
    canvas: { width: 320, height: 480, scale: 1 }
    app: Peaks
    script:

    """

  private static let app = HostedApp(name: "Peaks") { window in
    window.rootViewController = UINavigationController(rootViewController: PeaksController())
  }

  private func stage(_ script: String) throws -> Stage {
    let document = try SceneDocument.parse(Array((Self.head + script).utf8), named: "app.yaml")
    return try Stage(document, images: ImageLibrary(bitmaps: [:]), app: Self.app)
  }

  /// Returns the message with which the script fails.
  private func failure(_ script: String) throws -> String {
    let stage = try stage(script)
    let error = #expect(throws: Failure.self) { try stage.length() }
    #expect(error?.exitCode == .scene)
    return error?.diagnostics.first.map { "\($0.message)" } ?? ""
  }

  @Test("A tap on a label pushes, and the back button pops; a step waits for both transitions")
  func tapAndBack() throws {
    let stage = try stage(
      """
        - tap: { label: "Peak 2" }
        - expect: { title: "Peak 2", visible: { text: "Off" } }
        - expect: { of: "Off", enabled: false }
        - tap: "Back"
        - expect: { title: Peaks, notVisible: "Off" }

      """)
    let length = try stage.length().seconds
    #expect(length > 0.8 && length < 3)
    #expect(stage.warnings.isEmpty)
    // Seeking back launches the app again, with the same result.
    let first = try stage.frame(at: FrameTime(index: 6, rateNumerator: 60))
    _ = try stage.frame(at: FrameTime(index: 40, rateNumerator: 60))
    #expect(try stage.frame(at: FrameTime(index: 6, rateNumerator: 60)) == first)
  }

  @Test("A finger scrolls to a row, to a text, and back to an offset")
  func scroll() throws {
    let stage = try stage(
      """
        - scroll: { in: peaks, to: { row: 30 } }
        - expect: { visible: "Peak 30", notVisible: "Peak 3" }
        - scroll: { in: table, to: { text: "Peak 5" } }
        - tap: "Peak 5"
        - expect: { title: "Peak 5" }

      """)
    #expect(try stage.length().seconds > 1)
  }

  @Test("Text is typed into the field that was tapped, and return is a key")
  func typing() throws {
    let stage = try stage(
      """
        - tap: { id: search }
        - type: larkspur
        - expect: { of: { id: search }, value: larkspur }
        - key: delete
        - key: return
        - expect: { title: larkspu }

      """)
    _ = try stage.length()
  }

  @Test("A bar button of the system has a label, and so have the buttons of an alert")
  func alert() throws {
    let stage = try stage(
      """
        - tap: { label: Add }
        - expect: { visible: "A peak?" }
        - tap: { label: "Not Now" }
        - expect: { notVisible: "A peak?" }

      """)
    _ = try stage.length()
  }

  @Test("Of several views one is chosen by its index, from top to bottom")
  func index() throws {
    let stage = try stage(
      """
        - tap: "Peak 1"
        - tap: { label: Count, index: 1 }
        - expect: { of: { label: Count, index: 1 }, value: tapped }
        - expect: { of: Count, count: 2 }

      """)
    _ = try stage.length()
  }

  @Test("A query that finds nothing, several views or a covered view says so in one line")
  func failures() throws {
    let missing = try failure("  - tap: { label: \"Peek 2\" }\n")
    #expect(missing.contains("a view with the label \"Peek 2\" is not visible"))
    #expect(missing.contains("the nearest of what is visible: \"Peak 2\""))
    #expect(missing.contains("waiting for 2 s"))
    let several = try failure("  - tap: \"Peak 1\"\n  - { tap: Count, timeout: 0.1 }\n")
    #expect(several.contains("\"Count\" matches 2 views: button \"Count\" at [20, 120]"))
    let covered = try failure("  - tap: \"Peak 1\"\n  - { tap: Covered, timeout: 0 }\n")
    #expect(covered.contains("\"Covered\" is covered by UIView"))
    let title = try failure("  - { expect: { title: Lakes }, timeout: 0.5 }\n")
    #expect(title.contains("expected the title \"Lakes\"; found \"Peaks\""))
    let typing = try failure("  - { type: a, timeout: 0 }\n")
    #expect(typing.contains("no text field is being edited"))
    let row = try failure("  - scroll: { in: table, to: { row: 40 } }\n")
    #expect(row.contains("there is no row 40 in section 0; the table has 40 rows in section 0"))
  }

  /// A screen with a button behind the status bar.
  private final class CoveredController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for (title, top) in [("High", 10.0), ("Low", 40)] {
        let button = UIButton(frame: CGRect(x: 20, y: top, width: 120, height: 40))
        button.setTitle(title, for: .normal)
        button.addAction(
          UIAction { [weak button] _ in button?.accessibilityValue = "tapped" }, for: .touchUpInside
        )
        view.addSubview(button)
      }
    }
  }

  @Test("A tap is not sent to the status bar in place of a view: lower points are chosen, or none")
  func statusBar() throws {
    let app = HostedApp(name: "Peaks") { host in
      AppLaunch(info: [:], delegateClass: nil).run(in: host)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = CoveredController()
      window.makeKeyAndVisible()
    }
    func length(_ script: String) throws {
      let text = "segue: 1\ncanvas: { device: iphone-16 }\napp: Peaks\nscript:\n" + script
      let document = try SceneDocument.parse(Array(text.utf8), named: "app.yaml")
      _ = try Stage(document, images: ImageLibrary(bitmaps: [:]), app: app).length()
    }
    try length("  - tap: Low\n  - expect: { of: Low, value: tapped }\n")
    let error = #expect(throws: Failure.self) { try length("  - { tap: High, timeout: 0 }\n") }
    #expect(error?.diagnostics.first?.message.contains("the status bar receives taps") == true)
  }

  /// A view that presents a screen when a touch on it ends.
  private final class TouchedView: UIView {
    var present: (() -> Void)?
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      present?()
    }
  }

  @Test("A view that handles its touches itself, and begins a transition, has responded")
  func ownTouches() throws {
    for presents in [true, false] {
      let app = HostedApp(name: "Peaks") { window in
        let controller = UIViewController()
        let view = TouchedView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Song"
        view.present = { [unowned controller] in
          if presents { controller.present(UIViewController(), animated: true) }
        }
        controller.view.addSubview(view)
        window.rootViewController = controller
      }
      let text = Self.head + "  - tap: { label: Song }\n"
      let document = try SceneDocument.parse(Array(text.utf8), named: "app.yaml")
      let stage = try Stage(document, images: ImageLibrary(bitmaps: [:]), app: app)
      _ = try stage.inspect(atSeconds: stage.length().seconds)
      #expect(stage.warnings.contains { "\($0)".contains("nothing on the screen") } == !presents)
    }
  }

  @Test("A screenshot names an instant that a frame shows, even at the end")
  func screenshots() throws {
    let stage = try stage(
      "  - wait: 0.5\n  - screenshot: start\n  - tap: \"Peak 0\"\n  - screenshot: end\n")
    let found = try stage.screenshots()
    #expect(found.map(\.name) == ["start", "end"])
    #expect(found.first?.frame(at: stage.document.canvas.rate) == 30)
    let count = try stage.frameCount()
    #expect(found.allSatisfy { $0.frame(at: stage.document.canvas.rate) < count })
  }

  @Test("A recording lists what can be tapped, each line a step")
  func recording() throws {
    let recording = try stage("  - wait: 0.2\n  - tap: \"Peak 1\"\n").recording()
    #expect(recording.failure == nil)
    #expect(recording.rests.map(\.title) == ["Peaks", "Peak 1"])
    let text = recording.text
    #expect(text.contains("- tap: { label: \"Peak 3\" }"))
    #expect(text.contains("- tap: { id: \"search\" }"))
    #expect(text.contains("- tap: { label: \"Count\", index: 1 }"))
    #expect(!text.contains("Covered"))
    #expect(recording.json.contains("\"role\":\"cell\",\"label\":\"Peak 0\""))
  }

  @Test("A scene with an app needs a program with that app")
  func missingApp() throws {
    let document = try SceneDocument.parse(
      Array((Self.head + "  - wait: 1\n").utf8), named: "app.yaml")
    let error = #expect(throws: Failure.self) {
      try Stage(document, images: ImageLibrary(bitmaps: [:]))
    }
    #expect(error?.exitCode == .scene)
    #expect(error?.diagnostics.first?.position?.line == 3)
  }

  @Test("The script of an app stage finds views in the same way")
  func appStage() throws {
    let script: GestureScript = [
      .tap(label: "Peak 1"), .expect(.title("Peak 1")), .tap(.label("Count", index: 0)),
      .tap(label: "Back"), .scroll(to: .row(20, section: 0)), .expect(.visible(.text("Peak 20"))),
    ]
    let canvas = SceneCanvas(width: 320, height: 480)
    func stage(_ script: GestureScript) throws -> AppStage {
      try AppStage(canvas, script: script) { Self.app.launch(in: $0) }
    }
    #expect(try stage(script).length().seconds > 1)
    let error = #expect(throws: Failure.self) {
      try stage([.wait(0.1), .tap(label: "Nothing", timeout: 0.1)]).length()
    }
    #expect(error?.diagnostics.first?.message.contains("step 2 of the script") == true)
  }
}
