// What scripts find in a text field: the field, its side views, and the button that clears it.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import Testing
import UIKit

@testable import SegueStage

/// A screen with a field that has a button and a picture at its sides.
private final class FieldController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Password"
    field.text = "larkspur"
    let eye = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    eye.accessibilityLabel = "Show"
    eye.addAction(
      UIAction { [weak self] _ in
        self?.field.isSecureTextEntry.toggle()
        self?.title = "shown"
      }, for: .touchUpInside)
    (field.rightView, field.rightViewMode) = (eye, .always)
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    (field.leftView, field.leftViewMode) = (picture, .always)
    view.addSubview(field)
    let second = UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 44))
    (second.text, second.clearButtonMode) = ("low tide", .always)
    second.accessibilityIdentifier = "second"
    view.addSubview(second)
  }
}

@MainActor
@Suite struct FieldElementTests {
  private func play(_ script: String) throws {
    let head = "segue: 1\ncanvas: { width: 320, height: 480, scale: 1 }\napp: Fields\nscript:\n"
    let document = try SceneDocument.parse(Array((head + script).utf8), named: "app.yaml")
    let app = HostedApp(name: "Fields") { window in
      window.rootViewController = UINavigationController(rootViewController: FieldController())
    }
    _ = try Stage(document, images: ImageLibrary(bitmaps: [:]), app: app).length()
  }

  @Test("A button beside the text is found by its label, and so is the field")
  func sideView() throws {
    try play(
      """
        - expect: { visible: { label: Password } }
        - tap: { label: Show }
        - expect: { title: shown }

      """)
  }

  @Test("The button that clears the text has a label")
  func clearing() throws {
    try play(
      """
        - expect: { visible: "low tide" }
        - tap: { label: "Clear text" }
        - expect: { notVisible: "low tide" }

      """)
  }

  @Test("A picture without a label is a part of the field")
  func picture() throws {
    #expect(throws: Failure.self) {
      try play("  - { tap: image, timeout: 0 }\n")
    }
  }
}
