// The program of a preview: how it is built, and how it is started.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SeguePreview
import SegueProgram

extension PreviewRun {
  /// The documents of the command line.
  var sources: [PreviewDocument.Source] {
    command.scenes.enumerated().map { number, path in
      let app = try? AppReference.named(in: [path])
      return app.map { .program(path, builder(of: $0, scene: path, number)) } ?? .scene(path)
    } + command.swiftFiles.prefix(1).map { .program($0, builder) }
  }

  /// Returns the builder of the program that shows a scene with an app.
  private func builder(of app: AppReference, scene: String, _ number: Int) -> ProgramBuilder {
    let program = AppProgram(app: app, cacheLimit: command.trial.cacheLimit)
    let console = session.console
    let isConfined = command.trial.sandbox
    let arguments = ProcessArguments.all
    return ProgramBuilder(
      files: [scene] + program.files,
      build: {
        if isConfined, !ChildProcess.canConfine { throw TrialProgram.noSandbox }
        return try program.product { cache in
          if !isConfined, cache.beginUse() {
            console.writeLine("segue: note: \(AppHandover.warning)")
          }
        }.program
      },
      start: { program, line, folder in
        try Self.start(
          program,
          ["preview", "--output-folder", folder, "--shown-document", "\(number)"]
            + arguments.dropFirst(), line: line)
      })
  }

  private var builder: ProgramBuilder {
    let build = TrialBuild(
      command.swiftFiles, command.trial, className: command.playing.className)
    let console = session.console
    let isConfined = command.trial.sandbox
    let arguments = ProcessArguments.all
    let playing = command.playing
    let others = [playing.scene, playing.from, playing.to, command.trial.stub].compactMap { $0 }
    return ProgramBuilder(
      files: command.swiftFiles + others,
      build: {
        if isConfined, !ChildProcess.canConfine { throw TrialProgram.noSandbox }
        do {
          return try build.program { cache in
            if !isConfined, cache.beginUse() {
              console.writeLine("segue: note: \(TrialProgram.warning)")
            }
          }.path
        } catch let error as ProgramError {
          throw error.failure
        }
      },
      start: { program, line, folder in
        try Self.start(
          program, ["preview", "--output-folder", folder] + arguments.dropFirst(), line: line)
      })
  }

  /// Starts a program in a process group of its own, so that Ctrl-C reaches only this process, which
  /// then ends the program.
  nonisolated private static func start(_ program: String, _ arguments: [String], line: Int32)
    throws -> pid_t
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, line, ProgramBuilder.descriptor)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let words = strings([program] + arguments)
    let variables = strings(TrialProgram.environment)
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard error == 0 else {
      throw Failure(.output, "\(program) cannot be started: \(errorText(error))")
    }
    return process
  }

  nonisolated private static func strings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }
}
