// The script with which each scalar is shaped. Characters that all scripts share take the script of
// the preceding text, or, at the beginning, of the following text.

import CHarfBuzz

/// The script of every scalar.
enum ScriptRuns {
  static func scripts(of scalars: [UInt32]) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var scripts = scalars.map { hb_unicode_script(functions, $0) }
    let first = scripts.first { !isShared($0) } ?? HB_SCRIPT_COMMON
    var current = first
    for index in scripts.indices {
      if isShared(scripts[index]) { scripts[index] = current } else { current = scripts[index] }
    }
    return scripts
  }

  private static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}
