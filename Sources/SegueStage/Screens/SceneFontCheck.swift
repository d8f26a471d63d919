// Checks of a scene's fonts: files that must be readable, families that must exist, and icons that
// the icon font must contain. Everything that is missing is reported at once, with its position.

import SegueDiagnostics
import SegueFiles
import SegueScenes
import SegueText
import UIKit

/// The font files of a scene, read once for all its playbacks.
@MainActor
struct SceneFontFiles {
  private let catalog = FontCatalog()
  /// The errors that occurred while reading the files.
  let failures: [(ExitCode, Diagnostic)]

  /// Reads the font files of `document`.
  init(_ document: SceneDocument, images: ImageLibrary) {
    var failures: [(ExitCode, Diagnostic)] = []
    for file in document.fonts.files {
      do {
        try catalog.register(images.read(file.value), named: file.value)
      } catch {
        failures.append(Self.failure(error, at: file))
      }
    }
    catalog.pinned = document.fonts.pinned?.map(\.value)
    for family in document.fonts.substitutes {
      do throws(FontError) {
        _ = try catalog.face(family: family.value)
      } catch {
        failures.append(Self.failure(error, at: family))
      }
    }
    self.failures = failures
    if failures.isEmpty { catalog.fallback = document.fonts.substitutes.map(\.value) }
  }

  /// The system's font files that have been used, sorted.
  var systemFiles: [String] { catalog.systemFiles }

  /// Installs the fonts in the current world.
  func install() { TextState.current.fonts = catalog }

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

/// Checks that the fonts and glyphs of a scene's text are available.
@MainActor
struct TextCheck {
  /// A Boolean value that indicates whether the scene's own fonts and fallback families are
  /// available. Otherwise, missing letters are not reported.
  let hasAllFonts: Bool
  private(set) var diagnostics: [Diagnostic] = []

  init(hasAllFonts: Bool) { self.hasAllFonts = hasAllFonts }

  /// Checks `document` in the current world, in which its fonts are installed.
  mutating func check(_ document: SceneDocument) {
    for screen in document.screens { checkBars(screen) }
    let contents = document.compactMapViews { view -> SceneContent? in
      if case .none = view.content { nil } else { view.content }
    }
    for content in contents { check(content) }
  }

  private mutating func check(_ content: SceneContent) {
    switch content {
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

  /// Reports the first letter that no font has, before anything is played. The text layout computed
  /// here is reused by the playback.
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
    } else if !font.hasSingleGlyph(for: SymbolNames.icon(icon.value)) {
      problem =
        "\(QuotedText.quoted(icon.value)) is not an icon of \(IconView.family); expected a name "
        + "such as home or chevron_right"
    } else {
      return
    }
    diagnostics.append(Diagnostic(.error, at: icon.position, "\(icon.keyPath): \(problem)"))
  }
}

extension UIFont {
  /// Returns a Boolean value that indicates whether `text` is drawn with one glyph: an icon rather
  /// than letters.
  @MainActor
  fileprivate func hasSingleGlyph(for text: String) -> Bool {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    (label.font, label.text) = (self, text)
    label.layoutIfNeeded()
    guard case .glyphs(let run)? = label.layer.drawnContents.first else { return false }
    return text.count > 1 && run.glyphs.count == 1
  }
}
