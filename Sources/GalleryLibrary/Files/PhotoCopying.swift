import CoreGraphics
import Foundation

/// Copies photos into a folder of the library, such as those that a browser has sent.
package struct PhotoCopying: Sendable {
  /// The part of the files that was copied.
  package struct Progress: Equatable, Sendable {
    /// The number of files that have been copied, or were not for a reason.
    package fileprivate(set) var count = 0
    /// The number of all files.
    package fileprivate(set) var total: Int
    /// The number of bytes that have been copied.
    package fileprivate(set) var bytes: Int64 = 0
    /// The size of all files in bytes.
    package fileprivate(set) var totalBytes: Int64 = 0

    /// Creates the progress of files that have not been copied.
    package init(total: Int) { self.total = total }

    /// The part of the bytes that has been copied, 0...1.
    package var fraction: Double {
      totalBytes > 0 ? min(1, Double(bytes) / Double(totalBytes)) : total > 0 ? Double(count) / Double(total) : 1
    }
  }

  /// The files in the folder: the copies, and files that have been there before with the same content.
  package private(set) var files: [FilePath] = []
  /// The copies, without the files that have been there before.
  package private(set) var copies: [FilePath] = []
  /// The reasons why files were not copied.
  package private(set) var problems: [String] = []
  /// A Boolean value that indicates whether the caller has cancelled the copying before its end.
  package private(set) var isCancelled = false

  /// The errors that end the copying, because they concern all files.
  private enum Ending: Error {
    case cancelled
    /// The folder cannot be used any more, for an error of the system.
    case folder(Int32)
  }

  /// Copies photos and videos into a folder. The method blocks, so do not call it on the main thread.
  ///
  /// A file never replaces another one: a copy gets another name, unless the folder has the same photo with the same name already. Until
  /// a copy is complete it has a hidden name (`PartialFile`), so it is never indexed before. Symbolic links are followed, because the
  /// file that a link leads to may be on a disk that is removed.
  ///
  /// If the disk of the folder is full or was removed, the remaining files are not tried.
  ///
  /// - Parameters:
  ///   - sources: The files. Those that are neither photos nor videos are among the problems.
  ///   - folder: The folder.
  ///   - createsFolder: A Boolean value that determines whether the folder is created if it does not exist. A folder of a disk that is
  ///     not connected would be created at its mount point, and be invisible when the disk is there.
  ///   - isOffline: A Boolean value that indicates whether the folder is on a disk that is not connected
  ///     (`LibraryDatabase.isOffline(_:)`). Nothing is copied then.
  ///   - ownsSources: A Boolean value that determines whether the files are removed, also those that were not copied. Use it for
  ///     temporary files.
  ///   - disks: The file systems of the computer. Nothing is copied into a folder in which one of them is to be mounted.
  ///   - isCancelled: A closure that returns `true` to end the copying. Complete copies remain.
  ///   - progress: A closure that is called at the beginning and whenever a part of a file was copied.
  package init(
    _ sources: [URL], to folder: FilePath, createsFolder: Bool = true, isOffline: Bool = false,
    ownsSources: Bool = false,
    disks: FileSystemTable = FileSystemTable(), isCancelled: () -> Bool = { false },
    progress report: (Progress) -> Void = { _ in }
  ) {
    let sources = sources.map { FilePath($0) }
    defer { if ownsSources { sources.forEach(Self.remove) } }
    guard !isOffline else {
      problems = ["the disk with the photos in “\(folder)” is not connected. Connect it, or show another folder"]
      return
    }
    guard let target = open(folder, createsFolder, disks) else { return }
    PartialFile.removeAbandoned(in: target.path)
    let sizes = sources.map { FileIdentity($0)?.size ?? 0 }
    var progress = Progress(total: sources.count)
    progress.totalBytes = sizes.reduce(0, +)
    report(progress)
    for (index, source) in sources.enumerated() {
      let start = progress.bytes
      do throws(Ending) {
        try copy(source, to: target) { count in
          progress.bytes += Int64(count)
          report(progress)
          return !isCancelled()
        }
      } catch {
        end(error, folder, rest: sources.count - index)
        return
      }
      if ownsSources { Self.remove(source) }
      progress.count += 1
      // The file may have grown or shrunk meanwhile.
      progress.bytes = start + sizes[index]
      report(progress)
    }
  }

  /// Removes a temporary file, and the folder that was made for it.
  package static func remove(_ file: FilePath) {
    _ = file.withCString { unlink($0) }
    if UUID(uuidString: file.folder.name.description) != nil { _ = file.folder.withCString { rmdir($0) } }
  }

  /// Removes a part of a copy. Its folder is that of the user, which remains even if it is empty and its name is a UUID.
  private static func removePart(_ file: FilePath) { _ = file.withCString { unlink($0) } }

  /// Opens the folder, or adds the reason why it cannot be used to the problems.
  private mutating func open(_ folder: FilePath, _ createsFolder: Bool, _ disks: FileSystemTable) -> TargetFolder? {
    let real = Self.realPath(of: folder)
    if let point = disks.emptyMountPoint(above: real, mounted: MountTable()) {
      problems = ["the disk that belongs in “\(point)” is not connected. Connect it, or show another folder"]
      return nil
    }
    do {
      if createsFolder { try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true) }
      return try TargetFolder(folder)
    } catch let failure as FileSystemFailure {
      problems = ["\(folder): \(FileError(failure.code))"]
    } catch {
      problems = ["\(folder): \(Self.reason(error))"]
    }
    return nil
  }

  /// Returns the path without symbolic links of a folder that may not exist yet.
  private static func realPath(of folder: FilePath) -> FilePath {
    var (path, names): (FilePath, [FilePath]) = (folder.absolute, [])
    while true {
      if let real = path.resolved { return names.reversed().reduce(real) { $0.appending($1) } }
      guard path.folder.bytes.count < path.bytes.count, !path.folder.bytes.isEmpty else { return folder.absolute }
      names.append(path.name)
      path = path.folder
    }
  }

  private mutating func end(_ ending: Ending, _ folder: FilePath, rest: Int) {
    guard case .folder(let code) = ending else {
      isCancelled = true
      return
    }
    let files = rest == 1 ? "One file was not added" : "\(rest) files were not added"
    problems.append(Self.reason(code, folder) + ". " + files)
  }

  /// Returns the reason why files cannot be written to a folder.
  private static func reason(_ code: Int32, _ folder: FilePath) -> String {
    switch code {
    case ENOSPC, EDQUOT: "the disk of “\(folder.name)” is full. Free some space, and add the photos again"
    case ENOENT, ENOTDIR, ENODEV, ENXIO, ESTALE, EIO:
      "“\(folder.name)” is not there any more. Connect its disk, or show another folder, and add the photos again"
    case EROFS: "the disk of “\(folder.name)” can only be read"
    case EACCES, EPERM: "you are not allowed to write to “\(folder.name)”"
    default: "“\(folder.name)”: \(FileError(code))"
    }
  }

  private mutating func copy(
    _ source: FilePath, to folder: TargetFolder, progress: (Int) -> Bool
  ) throws(Ending) {
    guard progress(0) else { throw .cancelled }
    let name = source.name
    guard PhotoFormats.isPhoto(name) else {
      problems.append("“\(name)” is neither a photo nor a video")
      return
    }
    guard name.bytes.first != UInt8(ascii: ".") else {
      problems.append("“\(name)” is hidden, because its name begins with a dot")
      return
    }
    guard folder.isAtItsPath else { throw .folder(ENOENT) }
    do throws(FileContents.CopyFailure) {
      try copy(source, name, to: folder, progress)
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .source(let error): problems.append("“\(name)”: \(error)")
      // These errors concern the name or the size of a file, which some file systems do not allow.
      case .target(let code) where [ENAMETOOLONG, EILSEQ, EINVAL, EFBIG].contains(code):
        problems.append("“\(name)”: \(FileError(code))")
      case .target(let code): throw .folder(code)
      }
    }
  }

  private mutating func copy(
    _ source: FilePath, _ name: FilePath, to folder: TargetFolder, _ progress: (Int) -> Bool
  ) throws(FileContents.CopyFailure) {
    let part = folder.path.appending(PartialFile.name())
    var isCopied = false
    for number in 1... {
      let target = folder.path.appending(Self.name(name, number: number))
      if FileIdentity(ofEntry: target) != nil {
        guard FileContents.areEqual(target, source) else { continue }
        if isCopied { Self.removePart(part) }
        files.append(target)
        return
      }
      if !isCopied { try FileContents.copy(source, to: part, progress: progress) }
      isCopied = true
      guard folder.isAtItsPath else {
        Self.removePart(part)
        throw .target(ENOENT)
      }
      do throws(FileSystemFailure) {
        // Another program may have taken the name since.
        guard try FileContents.move(part, toUnused: target) else { continue }
      } catch {
        Self.removePart(part)
        throw .target(error.code)
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
