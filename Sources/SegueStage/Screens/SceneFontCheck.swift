// The fonts of a scene: files to take in, families that must be there, pictograms that the icon font must
// have. Everything that is missing is said at once, with its place.

import SegueDiagnostics
import SegueFiles
import SegueScenes
import SegueText
import UIKit

/// A scene's own fonts, read once for all its plays.
@MainActor
struct SceneFontFiles {
  private let catalogue = FontCatalogue()
  /// What could not be read.
  let failures: [(ExitCode, Diagnostic)]

  /// Reads the files of `document`.
  init(_ document: SceneDocument, images: ImageLibrary) {
    var failures: [(ExitCode, Diagnostic)] = []
    for file in document.fonts.files {
      do {
        try catalogue.register(images.read(file.value), named: file.value)
      } catch {
        failures.append(Self.failure(error, at: file))
      }
    }
    for family in document.fonts.fallback {
      do throws(FontError) {
        _ = try catalogue.face(family: family.value)
      } catch {
        failures.append(Self.failure(error, at: family))
      }
    }
    self.failures = failures
    if failures.isEmpty { catalogue.fallback = document.fonts.fallback.map(\.value) }
  }

  /// The files of the system's fonts that have been asked for, sorted.
  var systemFiles: [String] { catalogue.systemFiles }

  /// Gives the fonts to the world that is running.
  func install() { TextState.current.fonts = catalogue }

  private static func failure(
    _ error: any Error, at reference: Located<String>
  ) -> (ExitCode, Diagnostic) {
    if let error = error as? FontError {
      return (
        .asset,
        Diagnostic(.error, at: reference.position, "\(reference.keyPath): \(error)")
      )
    }
    let failure = ImageFailure(error)
    return (failure.exitCode, failure.diagnostic(at: reference))
  }
}

/// Looks at what a scene's text needs.
@MainActor
struct TextCheck {
  /// Whether the scene's own fonts and its fallback are there: else letters are not looked for.
  let hasAllFonts: Bool
  private(set) var diagnostics: [Diagnostic] = []

  init(hasAllFonts: Bool) { self.hasAllFonts = hasAllFonts }

  /// Looks at `document` in the world that is running, which has its fonts.
  mutating func check(_ document: SceneDocument) {
    for screen in document.screens { checkBars(screen) }
    for view in document.allViews {
      switch view.content {
      case .label(let label):
        check(label.font)
        for run in label.runs.value { check(run.font) }
        checkLetters(UILabel(label), at: label.runs)
      case .button(let button):
        check(button.font)
        let title = UILabel(frame: .zero)
        (title.text, title.font) = (
          button.title.value, .described(button.font?.value ?? SceneFont())
        )
        checkLetters(title, at: button.title)
        if let icon = button.icon { check(icon) }
      case .icon(let name, _): check(name)
      case .list(let list):
        for text in list.texts {
          let label = UILabel(frame: .zero)
          label.text = text.value
          checkLetters(label, at: text)
        }
        for icon in list.rows.compactMap(\.icon) { check(icon) }
      case .none, .items, .image, .video, .shape, .gradient, .blur, .emitter, .replicator: break
      }
    }
  }

  private mutating func checkBars(_ screen: SceneScreen) {
    let buttons = screen.item.left + screen.item.right
    let words = [
      screen.title, screen.item.prompt, screen.item.backTitle, screen.tab.title,
      screen.tab.badge,
    ]
    for case let words? in words { checkWords(words) }
    for button in buttons {
      switch button.content {
      case .title(let title): checkWords(title)
      case .icon(let icon): check(icon)
      case .system: break
      }
    }
    for case let icon? in [screen.tab.icon, screen.tab.selectedIcon] { check(icon) }
  }

  private mutating func checkWords(_ words: Located<String>) {
    let label = UILabel(frame: .zero)
    label.text = words.value
    checkLetters(label, at: words)
  }

  private mutating func check(_ font: Located<SceneFont>?) {
    guard let font, let problem = UIFont.described(font.value).problemDescription else { return }
    diagnostics.append(Diagnostic(.error, at: font.position, "\(font.keyPath): \(problem)"))
  }

  /// The first letter that no font has is said before anything is played. What is laid out here is
  /// kept for the play.
  private mutating func checkLetters<Value>(_ label: UILabel, at place: Located<Value>) {
    guard hasAllFonts, let missing = label.missingGlyphs.first else { return }
    let problem = TextProblem.missing(missing)
    diagnostics.append(Diagnostic(.error, at: place.position, "\(place.keyPath): \(problem)"))
  }

  private mutating func check(_ icon: Located<String>) {
    let font = UIFont.make(
      family: IconView.family, size: 24, weight: .regular, isItalic: false, hasTabularDigits: false)
    let problem: String
    if let missing = font.problemDescription {
      problem = missing
    } else if !font.hasSingleGlyph(for: IconNames.inFont(icon.value)) {
      problem =
        "\(QuotedText.quoted(icon.value)) is no pictogram of \(IconView.family); expected a name "
        + "such as home or chevron_right"
    } else {
      return
    }
    diagnostics.append(Diagnostic(.error, at: icon.position, "\(icon.keyPath): \(problem)"))
  }
}

extension UIFont {
  /// Whether `text` is one glyph: a pictogram, not letters.
  @MainActor
  fileprivate func hasSingleGlyph(for text: String) -> Bool {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    (label.font, label.text) = (self, text)
    label.layoutIfNeeded()
    guard case .glyphs(let run)? = label.layer.drawnContents.first else { return false }
    return text.count > 1 && run.glyphs.count == 1
  }
}

extension SceneDocument {
  /// Every view of every screen, parents before children, in the order of the file.
  var allViews: [SceneView] {
    screens.flatMap { screen -> [SceneView] in
      guard case .page(let page) = screen.content else { return [] }
      return page.views.flatMap(\.withDescendants)
    }
  }
}

extension SceneView {
  fileprivate var withDescendants: [SceneView] { [self] + views.flatMap(\.withDescendants) }
}
