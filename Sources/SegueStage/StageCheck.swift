// What a scene requires from outside: readable images, fonts, and existing transitions. Everything
// that is missing is reported at once.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

/// Checks that everything a scene requires is available.
@MainActor
struct StageCheck {
  let document: SceneDocument
  let images: ImageLibrary
  let library: TransitionLibrary
  let fonts: SceneFontFiles

  /// Runs all checks.
  /// - Throws: `Failure` with all problems. The exit code is 3 if a transition does not exist,
  ///   otherwise 4 if an image cannot be shown, otherwise 5.
  func run() throws(Failure) {
    let choice = TransitionChoice(document: document, library: library)
    let found =
      document.screens.flatMap(\.interactions).flatMap { choice.problems(in: $0) }
      + document.script.flatMap { choice.problems(in: $0) }
      + [missingApp].compactMap { $0 }
    // What is wrong with a declared transition is wrong in each of its uses.
    var reported: Set<Diagnostic> = []
    let wrong = found.filter { reported.insert($0).inserted }
    var codes: [ExitCode] = wrong.isEmpty ? [] : [.scene]
    var diagnostics = wrong
    for reference in document.images {
      do throws(ImageFailure) {
        _ = try images.image(reference.value, forScale: document.canvas.imageScale)
      } catch {
        codes.append(error.exitCode)
        diagnostics.append(error.diagnostic(at: reference))
      }
    }
    for reference in document.clips {
      do throws(ImageFailure) {
        _ = try images.clip(reference.value)
      } catch {
        codes.append(error.exitCode)
        diagnostics.append(error.diagnostic(at: reference))
      }
    }
    let excesses = SceneUse(document: document, limits: library.limits).failures
    for (code, diagnostic) in excesses.map({ (.limit, $0) }) + fonts.failures + textFailures {
      codes.append(code)
      diagnostics.append(diagnostic)
    }
    guard let code = codes.min(by: { $0.rawValue < $1.rawValue }) else { return }
    let sorted = diagnostics.sortedByPlace
    throw Failure(code, document.componentUses?.mergingRepetitions(in: sorted) ?? sorted)
  }

  /// The problem that the scene runs an app which is not a part of this program.
  private var missingApp: Diagnostic? {
    guard let app = document.app, library.app == nil else { return nil }
    return Diagnostic(
      .error, at: app.project.position,
      "\(app.project.keyPath): the app \(QuotedText.quoted(app.project.value)) is not built into "
        + "this program; expected one of the commands that build it (run, render, still, filmstrip, "
        + "inspect, validate, golden, export, batch, preview), or a program with SegueTool.main(app:)"
    )
  }

  /// The problems with the fonts that text names, found in a world of their own.
  private var textFailures: [(ExitCode, Diagnostic)] {
    World().run {
      fonts.install()
      var check = TextCheck(hasAllFonts: fonts.failures.isEmpty)
      check.check(document)
      return check.diagnostics.map { (.asset, $0) }
    }
  }
}

extension SceneDocument {
  /// The paths of all files that the scene names, relative to its folder, with the names under which
  /// images for other scales are looked up. Not all of them need exist.
  package var filePaths: [String] {
    let images = images.map(\.value)
    let scaled = images.map { ImageName($0) }.flatMap { name in
      [2, 3].map { name.path(forScale: $0) }
    }
    return images + scaled + (clips + fonts.files).map(\.value) + packPaths
  }

  /// All movies that the scene plays, in the order of the file.
  fileprivate var clips: [Located<String>] {
    compactMapViews { if case .video(let video) = $0.content { video.path } else { nil } }
  }

  /// All images that the scene shows, in the order of the file.
  var images: [Located<String>] {
    screens.flatMap { screen -> [Located<String>] in
      guard case .page(let page) = screen.content else { return [] }
      return [page.image].compactMap { $0 } + page.views.flatMap(\.images)
    }
  }
}

extension SceneView {
  fileprivate var images: [Located<String>] {
    [image, particle].compactMap { $0 } + rowImages + views.flatMap(\.images)
  }

  private var rowImages: [Located<String>] {
    if case .list(let list) = content { list.rows.compactMap(\.image) } else { [] }
  }

  private var particle: Located<String>? {
    if case .emitter(let emitter) = content { emitter.image } else { nil }
  }
}

extension [Diagnostic] {
  fileprivate var sortedByPlace: [Diagnostic] {
    enumerated().sorted { a, b in
      guard let p = a.element.position, let q = b.element.position, p != q else {
        return a.offset < b.offset
      }
      return p < q
    }.map(\.element)
  }
}
