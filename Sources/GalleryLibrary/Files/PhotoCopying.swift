import CoreGraphics
import Foundation

/// Copies photos into a folder of the library, such as those that a browser has sent.
package struct PhotoCopying: Sendable {
  /// The files in the folder: the copies, and files that have been there before with the same content.
  package private(set) var files: [FilePath] = []
  /// The copies, without the files that have been there before.
  package private(set) var copies: [FilePath] = []
  /// The files that were not copied, with the reasons.
  package private(set) var problems: [String] = []

  /// Copies photos and videos into a folder, which is created if it does not exist. The method blocks, so do not call it on the main
  /// thread.
  ///
  /// A file never replaces another one: a copy gets another name, unless the folder has the same photo with the same name already. Until
  /// a copy is complete it has a hidden name, so it is never indexed before.
  ///
  /// - Parameters:
  ///   - sources: The files. Those that are neither photos nor videos are among the problems.
  ///   - folder: The folder.
  package init(_ sources: [URL], to folder: FilePath) {
    do { try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true) } catch {
      problems = ["\(folder): \(Self.reason(error))"]
      return
    }
    for source in sources { copy(source, to: folder) }
  }

  private mutating func copy(_ source: URL, to folder: FilePath) {
    let name = FilePath(source).name
    guard PhotoFormats.isPhoto(name) else {
      problems.append("“\(name)” is neither a photo nor a video")
      return
    }
    let files = FileManager.default
    let part = folder.appending(FilePath(".\(UUID().uuidString).part")).url
    do {
      try files.copyItem(at: source, to: part)
      let modified = try files.attributesOfItem(atPath: source.path)[.modificationDate]
      if let modified { try? files.setAttributes([.modificationDate: modified], ofItemAtPath: part.path) }
      for number in 1... {
        let target = folder.appending(Self.name(name, number: number))
        if files.fileExists(atPath: target.url.path) {
          guard files.contentsEqual(atPath: target.url.path, andPath: part.path) else { continue }
          try files.removeItem(at: part)
        } else {
          try files.moveItem(at: part, to: target.url)
          copies.append(target)
        }
        self.files.append(target)
        return
      }
    } catch {
      try? files.removeItem(at: part)
      problems.append("“\(name)”: \(Self.reason(error))")
    }
  }

  /// Returns the name of a copy, such as "beach 2.jpg" for the second one.
  private static func name(_ name: FilePath, number: Int) -> FilePath {
    guard number > 1 else { return name }
    // A photo has an extension of ASCII letters.
    let end = name.pathExtension.utf8.count + 1
    return FilePath(bytes: name.bytes.dropLast(end) + Array(" \(number)".utf8) + name.bytes.suffix(end))
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
    let code = underlying?.code ?? (error as? POSIXError)?.code
    return code.map { FileError($0.rawValue).description } ?? error.localizedDescription
  }
}
