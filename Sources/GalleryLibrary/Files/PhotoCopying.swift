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

  /// Copies photos and videos into a folder. The method blocks, so do not call it on the main thread.
  ///
  /// A file never replaces another one: a copy gets another name, unless the folder has the same photo with the same name already. Until
  /// a copy is complete it has a hidden name, so it is never indexed before. Symbolic links are followed, because the file that a link
  /// leads to may be on a disk that is removed.
  ///
  /// - Parameters:
  ///   - sources: The files. Those that are neither photos nor videos are among the problems.
  ///   - folder: The folder.
  ///   - createsFolder: A Boolean value that determines whether the folder is created if it does not exist. A folder of a disk that is
  ///     not connected would be created at its mount point, and be invisible when the disk is there.
  package init(_ sources: [URL], to folder: FilePath, createsFolder: Bool = true) {
    do {
      if createsFolder {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
      } else if folder.resolved == nil {
        throw POSIXError(.ENOENT)
      }
    } catch {
      problems = ["\(folder): \(Self.reason(error))"]
      return
    }
    // The index contains the paths of files without symbolic links.
    let folder = folder.resolved ?? folder
    for source in sources { copy(FilePath(source), to: folder) }
  }

  private mutating func copy(_ source: FilePath, to folder: FilePath) {
    let name = source.name
    guard PhotoFormats.isPhoto(name) else {
      problems.append("“\(name)” is neither a photo nor a video")
      return
    }
    guard name.bytes.first != UInt8(ascii: ".") else {
      problems.append("“\(name)” is hidden, because its name begins with a dot")
      return
    }
    do throws(FileError) {
      try copy(source, name, to: folder)
    } catch {
      problems.append("“\(name)”: \(error)")
    }
  }

  private mutating func copy(_ source: FilePath, _ name: FilePath, to folder: FilePath) throws(FileError) {
    let part = folder.appending(FilePath(".\(UUID().uuidString).part"))
    var isCopied = false
    for number in 1... {
      let target = folder.appending(Self.name(name, number: number))
      if FileIdentity(ofEntry: target) != nil {
        guard FileContents.areEqual(target, source) else { continue }
        if isCopied { _ = part.withCString { unlink($0) } }
        files.append(target)
        return
      }
      if !isCopied { try FileContents.copy(source, to: part) }
      isCopied = true
      do throws(FileError) {
        // Another program may have taken the name since.
        guard try FileContents.move(part, toUnused: target) else { continue }
      } catch {
        _ = part.withCString { unlink($0) }
        throw error
      }
      copies.append(target)
      files.append(target)
      return
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
