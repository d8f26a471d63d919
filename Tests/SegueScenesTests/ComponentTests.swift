// Components are expanded to plain views before validation.

import SegueDiagnostics
import SegueScenes
import Testing

@Suite struct ComponentTests {
  private func page(_ components: String, _ views: String) throws -> ScenePage {
    let text = """
      segue: 1
      canvas: { width: 100, height: 200 }
      components: \(components)
      screens: { a: { views: \(views) } }
      script: [{ show: a }]

      """
    let document = try SceneDocument.parse(Array(text.utf8), named: "s.yaml")
    guard case .page(let page)? = document.screen("a")?.content else { throw NoPage() }
    return page
  }

  private struct NoPage: Error {}

  private func text(_ view: SceneView) -> String? {
    if case .label(let label) = view.content { label.text } else { nil }
  }

  @Test("A parameter is its value as a whole scalar and its text within one")
  func parameters() throws {
    let page = try page(
      "{ row: { parameters: { n: 1, w: ~ }, view: { label: 'item {{n}} of {{ w }}', width: '{{w}}' } } }",
      "[{ use: row, with: { w: 40 } }, { use: row, with: { n: two, w: fill } }]")
    #expect(page.views.map(text) == ["item 1 of 40", "item two of fill"])
    #expect(page.views.map(\.placement.width) == [.length(.points(40)), .fill])
  }

  @Test("A use overrides the component's view")
  func overriding() throws {
    let page = try page(
      "{ row: { view: { label: A, alpha: 0.5, id: inner } } }",
      "[{ use: row, id: outer, hidden: true }]")
    #expect(page.views[0].id == "outer")
    #expect(page.views[0].isHidden && page.views[0].alpha == 0.5)
  }

  @Test("Components use components and accept whole lists of views")
  func nested() throws {
    let page = try page(
      """
      { card: { parameters: { inside: ~ }, view: { stack: vertical, views: "{{inside}}" } },
        pair: { parameters: { a: ~ }, view: { use: card, with: { inside: [{ label: "{{a}}" }, { label: B }] } } } }
      """, "[{ use: pair, with: { a: first } }]")
    #expect(page.views[0].views.map(text) == ["first", "B"])
    #expect(page.views[0].layout.arrangement == .stack(SceneStack(.vertical)))
  }

  @Test("A few components that double each other exceed the limit quickly")
  func bomb() {
    let levels = (0..<30).map { level in
      let inner = "{ use: c\(level + 1) }"
      return "c\(level): { view: { views: [\(inner), \(inner)] } }"
    }
    let components = "{ \(levels.joined(separator: ", ")), c30: { view: { label: A } } }"
    #expect(throws: Failure.self) { try page(components, "[{ use: c0 }]") }
  }

  @Test("A long chain of components is refused without a stack overflow")
  func chain() {
    let links = (0..<5000).map { "c\($0): { view: { views: [{ use: c\($0 + 1) }] } }" }
    let components = "{ \(links.joined(separator: ", ")), c5000: { view: { label: A } } }"
    #expect(throws: Failure.self) { try page(components, "[{ use: c0 }]") }
  }
}
