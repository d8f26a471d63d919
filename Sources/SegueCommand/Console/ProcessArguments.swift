// The arguments of the process, as the C library received them. `CommandLine.arguments` is empty
// where `/proc` cannot be read: in a chroot, in a sandbox, or without a free descriptor.

import CSegueProcess

enum ProcessArguments {
  /// The arguments, without the name of the program.
  static var all: [String] {
    let values = UnsafeBufferPointer(
      start: segue_arguments(), count: Int(segue_argument_count()))
    return values.dropFirst().compactMap { $0.map { String(cString: $0) } }
  }
}
