// Which variant of the C kernels runs: by default the best that the CPU has. All give the same bytes.

import CSegueKernels

/// The variants of the kernels.
package enum KernelLevel: Int32, CaseIterable, Sendable {
  /// Every x86-64 CPU, and every other architecture.
  case baseline
  /// x86-64 with AVX2.
  case avx2
  /// x86-64 with AVX-512 F, BW, VL and DQ.
  case avx512

  /// Those that this CPU can run.
  package static var available: [KernelLevel] {
    allCases.filter { $0.rawValue <= segue_best_level() }
  }
}

/// Access to the kernels.
package enum Kernels {
  /// Those of the highest level that this CPU has.
  package static let best = segue_kernels_at(KernelLevel.avx512.rawValue).pointee

  /// Those of `level`, or of the highest that this CPU has if that is less.
  package static func at(_ level: KernelLevel) -> segue_kernels {
    segue_kernels_at(level.rawValue).pointee
  }
}
