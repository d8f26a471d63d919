// Every error of every module ends here: which exit code, and one line. Nothing else in the house
// knows exit codes but `SegueDiagnostics`.

import QuartzCore
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueImages
import SeguePixels
import SegueRaster
import SegueRecording
import SegueVideo

extension Failure {
  /// What `error` means for the process.
  package init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let problem as UsageProblem: self.init(.usage, problem.description)
    case let error as FileError: self.init(error.exitCode, error.description)
    case let error as ImageError:
      self.init([.limit, .memory].contains(error.code) ? .limit : .asset, error.description)
    case let error as PixelError: self.init(.limit, error.description)
    case let error as VideoError: self.init(error.exitCode, error.description)
    case let error as RecordingError: self.init(error.exitCode, error.description)
    case let error as RasterError:
      self.init(error.exitCode, error.description)
    case let error as GoldenError: self.init(error.exitCode, error.description)
    case let error as WorldError: self.init(.limit, error.description)
    default: self.init(.bug, "\(error). This is a bug of segue; please report it")
    }
  }

  /// What `error`, met while an output was made or checked, means for the process: a file that is
  /// missing or odd is the output's trouble then, not an asset's.
  package static func ofOutput(_ error: any Error) -> Failure {
    guard let file = error as? FileError else { return Failure(error) }
    return Failure(.output, file.description)
  }
}

extension FileError {
  fileprivate var exitCode: ExitCode {
    switch code {
    case .outside, .missing, .notRegular, .unreadable: .asset
    case .tooLarge: .limit
    case .newer: .usage
    case .exists, .unwritable, .locked: .output
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

extension GoldenError {
  fileprivate var exitCode: ExitCode {
    switch code {
    case .usage, .nothingCompared: .usage
    case .damaged: .asset
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
