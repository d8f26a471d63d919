// What only serves SwiftUI is left out, and code for UIKit beside it stays.

import SegueAdapter
import Testing

@Suite struct SwiftUIRemovalTests {
  private func adapted(_ texts: String...) -> Adapter {
    Adapter(
      texts.enumerated().map { number, text in
        Adapter.Input(path: "\(number).swift", bytes: Array(text.utf8))
      })
  }

  /// The text of a file without what is blank.
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("what shows views in SwiftUI's previews is removed, and its lines stay")
  func previews() {
    let adapter = adapted(
      """
      extension UIView {
        @available(iOS 13, *) private struct Preview: UIViewRepresentable {
          let view: UIView
        }
        func showPreview() -> some View { Preview(view: self) }
        var preview: some SwiftUI.View { Preview(view: self) }
        func stays() -> some Sequence<Int> { [1] }
      }
      #Preview { Preview(view: UIView()) }
      struct Screen_Previews: PreviewProvider { static var previews: Int { 1 } }
      """)
    let text = adapter.outputs[0].text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 10 && lines[6].contains("stays"))
    #expect(!text.contains("Preview") && !text.contains("preview"))
    #expect(
      adapter.leftOut.map(\.name) == ["UIView.Preview", "UIView.showPreview()", "UIView.preview"])
    #expect(adapter.leftOut[0].place == SourcePlace(line: 2, column: 3))
  }

  @Test("views of SwiftUI and what names them in other files are left out")
  func cascades() {
    let adapter = adapted(
      """
      import SwiftUI
      typealias Bridge = UIViewRepresentable
      protocol Measuring: Bridge {}
      struct Wrapped<Content>: Measuring { var storage: Content }
      extension Wrapped { func f() {} }
      extension View { func panel() -> Int { 1 } }
      class Panel: UIView { func show<V: View>(root: V) {}; func show() {} }
      """,
      "extension Panel { static func wrapped() -> Wrapped<Int> { fatalError() }; var x: Int { 1 } }"
    )
    #expect(
      words(adapter.outputs[0].text) == "import SwiftUI class Panel: UIView { func show() {} }")
    #expect(words(adapter.outputs[1].text) == "extension Panel { var x: Int { 1 } }")
    #expect(
      adapter.leftOut.map(\.name) == [
        "Bridge", "Measuring", "Wrapped", "extension Wrapped", "extension View",
        "Panel.show(root:)",
        "Panel.wrapped()",
      ])
    #expect(adapter.leftOut.last?.path == "1.swift")
  }

  @Test("a protocol whose associated type is a view goes, with what conforms to it")
  func protocols() {
    let adapter = adapted(
      """
      import SwiftUI
      protocol Shown { associatedtype Content: View; func content() -> Content }
      struct Plain: Shown {}
      protocol Held { associatedtype Content: AnyObject }
      """)
    #expect(
      words(adapter.outputs[0].text)
        == "import SwiftUI protocol Held { associatedtype Content: AnyObject }")
    #expect(adapter.leftOut.map(\.name) == ["Shown", "Plain"])
  }

  @Test(
    "names that the files declare or that stand for parameters are not SwiftUI's",
    arguments: [
      "import SwiftUI\nstruct Color {}; func f(_ c: Color) {}",
      "import SwiftUI\nprotocol P { associatedtype State; func f(_ s: State) }",
      "import SwiftUI\nclass Machine<State> { func f(_ s: State) {} }",
      "import SwiftUI\nclass A { enum Edge { case top }; func f(_ e: Edge) {} }",
      "import UIKit\nfunc f(_ c: Color) -> Text { c.text }",
      "import SwiftUI\nclass A { func f(_ c: Kit.Color) {} }",
      "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nfunc f(_ c: Color) {}",
    ])
  func others(_ source: String) {
    let adapter = adapted(source)
    #expect(adapter.outputs[0].text == source)
    #expect(adapter.leftOut.isEmpty)
  }

  @Test("a value with a property of SwiftUI is left out, and a controller keeps its properties")
  func properties() {
    let adapter = adapted(
      """
      import SwiftUI
      struct Theme { var tint: Color; var name: String }
      enum Fill { case plain(Color), none }
      class Model: ObservableObject { @Published var color = Color.red }
      class Screen: UIViewController { let host = UIHostingController(rootView: Text("a")) }
      struct Bold { static var font: Font { .body }; var size = 1 }
      """)
    #expect(
      words(adapter.outputs[0].text)
        == "import SwiftUI class Screen: UIViewController { let host = "
        + "UIHostingController(rootView: Text(\"a\")) } struct Bold { var size = 1 }")
    #expect(adapter.leftOut.map(\.name) == ["Theme", "Fill", "Model", "Bold.font"])
  }

  @Test("what SwiftUI starts an app with stays, since it is refused by name")
  func start() {
    let source = "import SwiftUI\n@main struct Shop: App { let x = 1 }"
    #expect(adapted(source).outputs[0].text == source)
  }

  @Test("files that import SwiftUI for Combine import Combine")
  func combine() {
    var options = Adapter.Options()
    options.availableModules = ["UIKit"]
    let text = "import SwiftUI\nclass M: ObservableObject { @Published var x = 1 }"
    let adapter = Adapter([.init(path: "A.swift", bytes: Array(text.utf8))], options: options)
    #expect(adapter.outputs[0].text.hasPrefix("import SegueCombine\nclass M"))
    #expect(adapter.absentImports.map(\.module) == ["SwiftUI"])
  }
}
