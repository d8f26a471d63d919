// The conversion of the errors of all modules to an exit code and one line. The modules below this one
// do not depend on exit codes; those above state them by `ExitCodeError`.

import QuartzCore
import SegueDiagnostics
import SegueFiles
import SegueImages
import SeguePixels
import SegueRaster
import SegueRecording
import SegueVideo
import SegueWorld

extension Failure {
  /// Creates the failure of the process that corresponds to `error`.
  package init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let problem as UsageProblem: self.init(.usage, problem.description)
    case let error as FileError: self.init(file: error, error.exitCode)
    case let error as ImageError:
      self.init(error.exitCode, error.description)
    case let error as PixelError: self.init(.limit, error.description)
    case let error as VideoError:
      self.init(error.exitCode, error.description)
      errorNumber = error.errorNumber
    case let error as RecordingError: self.init(error.exitCode, error.description)
    case let error as RasterError:
      self.init(error.exitCode, error.description)
    case let error as any ExitCodeError: self.init(error.exitCode, error.description)
    case let error as WorldError: self.init(.limit, error.description)
    default: self.init(.bug, "\(error). This is a bug in segue; please report it")
    }
  }

  /// Returns the failure that corresponds to `error`, which occurred while an output was written or
  /// checked. A missing or irregular file is then an output error rather than an asset error.
  package static func ofOutput(_ error: any Error) -> Failure {
    guard let file = error as? FileError, file.code != .input else { return Failure(error) }
    return Failure(file: file, .output)
  }

  private init(file error: FileError, _ exitCode: ExitCode) {
    self.init(exitCode, error.description)
    errorNumber = error.errorNumber
  }
}

extension FileError {
  fileprivate var exitCode: ExitCode {
    switch code {
    case .unreadable where isShortage: .output
    case .outside, .missing, .notRegular, .unreadable: .asset
    case .tooLarge: .limit
    case .newer, .input: .usage
    case .exists, .unwritable, .locked: .output
    }
  }
}

extension ImageError {
  fileprivate var exitCode: ExitCode {
    switch code {
    case .limit, .memory: .limit
    case .encoder: .encoder
    case .format, .damaged: .asset
    }
  }
}

extension RasterError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .nesting, .edges: .limit
    case .glyphEdges: .asset
    case .targetSize: .bug
    }
  }
}

extension VideoError {
  fileprivate var exitCode: ExitCode {
    switch code {
    case .settings: .usage
    case .encoder: .encoder
    case .output: .output
    case .empty: .usage
    case .frame, .ended: .bug
    }
  }
}

extension RecordingError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .cancelled: .interrupted
    case .noFrames: .usage
    case .noThread: .limit
    case .sizeChanged, .unexpectedFrame: .bug
    }
  }
}
