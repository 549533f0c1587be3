import Foundation
import TesseraRewriting

/// The files in the folder `Tessera` beside a project. They replace files of the project, or are compiled in addition.
///
/// For example, `Tessera/Sources/Chess/Storage.swift` replaces the project's `Sources/Chess/Storage.swift`. A file in
/// `Tessera/Additions/TARGET` is added to that target.
struct Replacements {
  let folder: String

  /// Returns the path of the file that replaces a file of the project, or nil if the file is not replaced.
  func path(for path: String, in root: String) -> String? {
    guard let inner = Paths.relative(path, to: root) else { return nil }
    let replacement = Paths.join(folder, inner)
    return Paths.exists(replacement) ? replacement : nil
  }

  /// Returns the Swift files that are added to a target.
  func additions(for target: ProjectTarget) -> [SourceFile] {
    let place = Paths.join(folder, "Additions/\(target.name)")
    return FileWalker.files(place).filter { FileKind.of($0) == .swift }.compactMap { path in
      FileManager.default.contents(atPath: path).map {
        SourceFile(path: path, text: String(decoding: $0, as: UTF8.self))
      }
    }
  }
}
