// Tables in JSON: an array of objects, or one object per line.

import SegueClips
import SegueDiagnostics
import SegueScenes

/// Reads JSON objects as rows.
enum JSONRows {
  /// Returns the rows of one array, or of the array `clips` of one object.
  static func array(_ bytes: [UInt8], named file: String) throws(Failure) -> [TableRow] {
    let root = try read(bytes, in: bytes, at: 0, named: file)
    guard let elements = (root["clips"] ?? root).items else {
      throw Failure(
        .scene, at: SourcePosition(offset: root.offset, in: bytes, named: file),
        "\(root.kind); expected an array of objects, one for each row. "
          + SceneRecognition.hint)
    }
    var places = LinePlaces(bytes, named: file)
    var rows: [TableRow] = []
    for element in elements {
      rows.append(try row(element, at: places.position(ofByte: element.offset)))
    }
    return rows
  }

  /// Returns the rows of lines that each contain an object. Empty lines are skipped.
  static func lines(_ bytes: [UInt8], named file: String) throws(Failure) -> [TableRow] {
    var rows: [TableRow] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let text = bytes[start..<end]
      if !text.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
        let place = SourcePosition(file: file, line: line, column: 1)
        rows.append(try row(try read(Array(text), in: bytes, at: start, named: file), at: place))
      }
      (start, line) = (end + 1, line + 1)
    }
    return rows
  }

  private static func read(_ text: [UInt8], in bytes: [UInt8], at start: Int, named file: String)
    throws(Failure) -> JSONNode
  {
    do throws(JSONFault) {
      return try JSONReader.read(text)
    } catch {
      let fault = JSONFault(at: start + error.offset, error.message)
      throw Failure(.scene, [fault.diagnostic(in: bytes, named: file)])
    }
  }

  private static func row(_ node: JSONNode, at place: SourcePosition) throws(Failure) -> TableRow {
    guard case .object(let members) = node.content else {
      throw Failure(.scene, at: place, "\(node.kind); expected an object")
    }
    let cells = members.map {
      SceneEntry(key: $0.key, position: place, value: SceneValue($0.value, at: place))
    }
    return TableRow(cells: cells, position: place)
  }
}

/// Reads lists of scenes in YAML: a list of maps, or the list `clips` of a map.
enum YAMLRows {
  static func rows(_ bytes: [UInt8], named file: String) throws(Failure) -> [TableRow] {
    let root = try SceneReader.value(of: bytes, named: file)
    guard let elements = (root["clips"] ?? root).elements else {
      throw Failure(
        .scene, at: root.position,
        "\(root.described); expected a list of maps, one for each clip. \(SceneRecognition.hint)")
    }
    var rows: [TableRow] = []
    for element in elements {
      guard let entries = element.entries else {
        throw Failure(.scene, at: element.position, "\(element.described); expected a map")
      }
      rows.append(TableRow(cells: entries, position: element.position))
    }
    return rows
  }
}
