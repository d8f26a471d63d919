// Selection of the variant of the C kernels, by default the best that the CPU supports. All
// variants produce the same bytes.

import CSegueKernels

/// The variants of the kernels.
package enum KernelLevel: Int32, CaseIterable, Sendable {
  /// The variant for every x86-64 CPU, and every other architecture.
  case baseline
  /// The variant for x86-64 with AVX2.
  case avx2
  /// The variant for x86-64 with AVX-512 F, BW, VL and DQ.
  case avx512

  /// The variants that this CPU can run.
  package static var available: [KernelLevel] {
    allCases.filter { $0.rawValue <= segue_best_level() }
  }
}

/// Access to the kernels.
package enum Kernels {
  /// The kernels of the highest level that this CPU supports.
  package static let best = segue_kernels_at(KernelLevel.avx512.rawValue).pointee

  /// Returns the kernels of `level`, or of the highest level that this CPU supports if that is
  /// lower.
  package static func at(_ level: KernelLevel) -> segue_kernels {
    segue_kernels_at(level.rawValue).pointee
  }
}
