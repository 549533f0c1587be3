import Foundation

/// Reads the imports of a bridging header. Every Swift file of the target imports the same modules.
enum BridgingHeader {
  /// Returns the names of the modules that a header imports, in order.
  ///
  /// - Parameters:
  ///   - path: The path of the header.
  ///   - folder: The folder of the project.
  ///   - notes: Receives a note for each imported header of the project, because Objective-C is not compiled.
  static func imports(_ path: String, searching folder: String, notes: inout [Note]) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else {
      notes.append(Note(path, "the bridging header does not exist and is ignored"))
      return []
    }
    var modules: [String] = []
    let text = String(decoding: data, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("@import ") {
        let name = words.dropFirst(8).prefix { $0 == "_" || $0.isLetter || $0.isNumber }
        modules.append(String(name))
      } else if words.hasPrefix("#import <") || words.hasPrefix("#include <") {
        let inner = words.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
        // `<UIKit/UIKit.h>` is the header of a framework. `<math.h>` and `<sys/types.h>` belong to the C library, which
        // Foundation imports.
        if let slash = inner.firstIndex(of: "/"), inner.first?.isUppercase ?? false {
          modules.append(String(inner[..<slash]))
        }
        if inner.hasPrefix("CommonCrypto/") { modules.append("CommonCrypto") }
      } else if words.hasPrefix("#import \"") || words.hasPrefix("#include \"") {
        let name = words.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
        notes.append(Note(path, line: index + 1, "the header \(name) is left out: Objective-C and C are not compiled"))
      }
    }
    return XcodeReader.unique(modules)
  }

  /// Returns the number of the first line of a header that names a module, or nil if there is none.
  static func line(of module: String, in path: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.firstIndex { $0.contains("<\(module)/") || $0.contains("@import \(module)") }.map { $0 + 1 }
  }
}
