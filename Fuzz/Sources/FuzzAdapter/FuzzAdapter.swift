// Swift source as apps have it, changed byte by byte: the adapter never ends the process, what it writes
// parses if what it read did, and its lines correspond to those of the original.

import SegueAdapter

/// One execution: one or two files, separated by a line of three equals signs.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let parts = bytes.split(separator: Array("\n===\n".utf8), maxSplits: 1).map(Array.init)
  var options = Adapter.Options()
  // An odd number of bytes is a trial, as `segue try` makes it.
  options.removesMain = count % 2 == 1
  options.isWhole = count % 2 == 1
  options.absentModules = ["Absent"]
  let inputs = parts.enumerated().map { Adapter.Input(path: "\($0).swift", bytes: $1) }
  let adapter = Adapter(inputs, options: options)
  guard adapter.outputs.count == inputs.count else { fatalError("a file is lost") }
  let isValid = inputs.map { isValidSwift($0.bytes) }
  for (index, output) in adapter.outputs.enumerated() where isValid[index] {
    check(output.text, of: inputs[index].bytes)
  }
  for problem in adapter.problems where problem.place.line < 1 || problem.message.isEmpty {
    fatalError("a problem without a line or a message: \(problem)")
  }
  if options.isWhole { checkTrial(adapter, isValid: isValid.allSatisfy { $0 }) }
  return 0
}

private func isValidSwift(_ bytes: [UInt8]) -> Bool {
  guard String(validating: bytes, as: UTF8.self) != nil else { return false }
  return SourceTree.isValid(bytes)
}

private func check(_ text: String, of bytes: [UInt8]) {
  guard Array(text.utf8) != bytes else { return }
  guard SourceTree.isValid(Array(text.utf8)) else {
    let original = String(decoding: bytes, as: UTF8.self)
    fatalError("the adapted source does not parse:\n\(text)\n--- of\n\(original)")
  }
  let lines = text.utf8.count { $0 == 10 }
  guard lines >= bytes.count(where: { $0 == 10 }) else {
    fatalError("the adapted source has fewer lines:\n\(text)")
  }
}

private func checkTrial(_ adapter: Adapter, isValid: Bool) {
  let trial = TrialSource(adapter)
  guard trial.additions.count == adapter.outputs.count else { fatalError("an addition is lost") }
  guard isValid else { return }
  for text in trial.additions + [trial.main] where !SourceTree.isValid(Array(text.utf8)) {
    fatalError("the source of a trial does not parse:\n\(text)")
  }
}
