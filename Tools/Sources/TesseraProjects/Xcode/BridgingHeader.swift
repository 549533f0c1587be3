import Foundation
import TesseraRewriting

/// Reads the imports of a bridging header. Every Swift file of the target imports the same modules.
enum BridgingHeader {
  /// The maximum number of headers of the project that are read.
  private static let largestCount = 200

  /// Returns the names of the modules that a header imports, in order. Headers of the project that it includes add Apple's
  /// frameworks, because Swift sees their imports too: a file that imports only `Foundation` can use `UIView`, if a header of the
  /// project imports `UIKit`.
  ///
  /// - Parameters:
  ///   - path: The path of the header.
  ///   - project: The headers of the project.
  ///   - notes: Receives a note for each imported header of the project, because Objective-C is not compiled.
  static func imports(_ path: String, searching project: ProjectHeaders, notes: inout [Note]) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else {
      notes.append(Note(path, "the bridging header does not exist and is ignored"))
      return []
    }
    var (modules, headers) = contents(of: data, at: path, notes: &notes)
    var seen: Set<String> = [path]
    var ignored: [Note] = []
    while let header = headers.popLast(), seen.count < largestCount {
      guard let found = project.find(header.name, from: header.path), seen.insert(found).inserted,
        let data = FileManager.default.contents(atPath: found)
      else { continue }
      let inner = contents(of: data, at: found, notes: &ignored)
      modules += inner.modules.filter(ModuleRewriter.isFramework)
      headers += inner.headers
    }
    return XcodeReader.unique(modules)
  }

  /// Returns the modules and the headers of the project that the text of a header imports.
  private static func contents(
    of data: Data, at path: String, notes: inout [Note]
  ) -> (modules: [String], headers: [(name: String, path: String)]) {
    var modules: [String] = []
    var headers: [(name: String, path: String)] = []
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
        headers.append((String(name), path))
        notes.append(Note(path, line: index + 1, "the header \(name) is left out: Objective-C and C are not compiled"))
      }
    }
    return (modules, headers)
  }

  /// Returns the number of the first line of a header that names a module, or nil if there is none.
  static func line(of module: String, in path: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.firstIndex { $0.contains("<\(module)/") || $0.contains("@import \(module)") }.map { $0 + 1 }
  }
}

/// The headers in the folder of a project. The files are listed once, when the first one is not found beside another.
final class ProjectHeaders {
  private let folder: String
  private let list: () -> [String]
  /// The paths of the files by name.
  private lazy var paths = Dictionary(grouping: list(), by: Paths.name)

  /// Creates the headers of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the project.
  ///   - list: A function that returns the files of the folder. It is called at most once. The default walks the folder.
  init(_ folder: String, list: (() -> [String])? = nil) {
    self.folder = folder
    self.list = list ?? { FileWalker.files(folder) }
  }

  /// Returns the path of a header of the project: relative to the one that includes it or to the folder of the project, or the
  /// only one with its name.
  func find(_ name: String, from path: String) -> String? {
    let direct = [Paths.join(Paths.folder(path), name), Paths.join(folder, name)]
    if let found = direct.first(where: FileManager.default.fileExists) { return found }
    let same = paths[Paths.name(name)] ?? []
    return same.count == 1 ? same[0] : nil
  }
}
