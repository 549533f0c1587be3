import CoreGraphics
import Foundation

/// The journal of user data: a text file to which each change is appended before it is written to the database.
///
/// A line is a CRC-32, the number of the change, and the change as JSON. A line that was cut off by a crash is ignored and overwritten.
/// A line that was damaged later is skipped, and the file is copied before it is written again. Several processes may use the file.
/// Only one process appends to the file at a time (`LibraryDatabase` holds the lock).
final class UserDataJournal {
  /// The format that this version writes, in the first line.
  ///
  /// Version 2 has rotations, version 3 the orders of parts of the library and its folders, version 4 marks of whole folders
  /// and several places in an album, version 5 folders that were removed, and version 6 the identity. A program that knows only
  /// an earlier version would lose them.
  static let version = 6
  private static let firstVersionWithIdentity = 6
  private static let title = "tessera-gallery user data "
  /// The maximum size of the file, which is a limit for reading. A change of a thousand photos has about 10 KB.
  static let maximumSize = 256 << 20
  /// The file is rewritten when it is larger than this and much larger than its content.
  private static let compactSize = 1 << 20

  /// The user data after all changes in the file.
  private(set) var data = UserData()
  /// The number of the last change that was read or written, or 0 if there is none.
  private(set) var number: Int64 = 0
  /// The identity of the journal, or `nil` if the file has none: it is new, an earlier version wrote it, or the line is damaged.
  ///
  /// It is a random number, which the database with the changes of the journal contains, too. The numbers of changes of two
  /// journals cannot be compared. Copies of a journal have the same identity.
  private(set) var identity: Int64?
  /// The number of lines that were skipped because they were damaged.
  private(set) var damagedLines = 0
  /// The version of the format that the file has. An older version is replaced when the file is written next.
  private var fileVersion = UserDataJournal.version
  /// A Boolean value that indicates whether a version of the Gallery wrote the file that gave journals no identity.
  var isOfEarlierVersion: Bool { fileVersion < Self.firstVersionWithIdentity }

  private let file: URL
  private var descriptor: Int32 = -1
  private var inode: UInt64 = 0
  /// The offset in the file at which the valid lines end.
  private var end = 0
  /// The size after this process rewrote the file, or 0. Long names need more space than is estimated for a photo.
  private var compactedSize = 0
  /// The maximum size of the file, which tests reduce to simulate a full disk.
  var spaceLimit = Int.max
  /// The maximum size of the file, above which it cannot be read.
  private let maximumSize: Int

  /// Creates a journal without reading its file.
  init(_ file: URL, maximumSize: Int = UserDataJournal.maximumSize) {
    self.file = file
    self.maximumSize = maximumSize
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads the lines that this or another process added since the last call.
  ///
  /// - Throws: `LibraryError` if the file cannot be read or has a newer format.
  func refresh() throws(LibraryError) {
    try open()
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw failure(errno) }
    let size = Int(info.st_size)
    guard size > end else { return }
    guard size <= maximumSize else { throw unusableError("the file is too large") }
    var bytes = [UInt8](repeating: 0, count: size - end)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, off_t(end)) }
    guard count == bytes.count else { throw failure(errno) }
    var start = 0
    while let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      try read(bytes[start..<newline], isFirst: end + start == 0)
      start = newline + 1
    }
    end += start
  }

  /// Returns the changes in the file after the one with a number.
  ///
  /// - Throws: `LibraryError` if the file cannot be read.
  func changes(after number: Int64) throws(LibraryError) -> [UserDataChange] {
    try refresh()
    var bytes = [UInt8](repeating: 0, count: end)
    guard bytes.withUnsafeMutableBytes({ pread(descriptor, $0.baseAddress, $0.count, 0) }) == end else {
      throw failure(errno)
    }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      Self.decode(line).flatMap { $0.0 > number ? $0.1 : nil }
    }
  }

  /// The number, the size and the modification time of the file, or `nil` if it does not exist.
  var fileProperties: [Int64?]? {
    guard let identity = FileIdentity(ofEntry: FilePath(file)) else { return nil }
    return [identity.inode, identity.size, identity.seconds, identity.nanoseconds]
  }

  /// Replaces the content of a file that was damaged or deleted by data that the database has. A file with changes is
  /// copied first: it can be the right one, and the database the one of another library.
  ///
  /// - Parameters:
  ///   - data: The data that the database has.
  ///   - number: The number of the last change that the database has.
  ///   - identity: The identity of the journal whose changes the database has, or `nil` to keep that of the file.
  /// - Returns: The copy, or `nil` if the file had no changes.
  /// - Throws: `LibraryError` if the file cannot be copied or written. The old file remains then.
  @discardableResult
  func restore(_ data: UserData, number: Int64, identity: Int64?) throws(LibraryError) -> URL? {
    let copy = self.number > 0 || damagedLines > 0 ? try copyDamagedFile() : nil
    let content = (self.data, self.identity, self.number)
    self.data = data
    self.identity = identity ?? self.identity
    self.number = max(number, self.number)
    do throws(LibraryError) {
      try compact(keepingOld: false)
    } catch {
      // The journal has what its file has. Otherwise, the database would be taken for one that has the data of this file.
      (self.data, self.identity, self.number) = content
      throw error
    }
    return copy
  }

  /// Writes data of another library beside the file, as a journal. If all names are used, the last file is replaced.
  ///
  /// - Returns: The new file, or the one with the same data that an earlier attempt wrote.
  /// - Throws: `LibraryError` if it cannot be written.
  func keepOther(_ data: UserData, number: Int64, identity: Int64?) throws(LibraryError) -> URL {
    for file in files("other") where FileIdentity(ofEntry: FilePath(file)) != nil {
      let earlier = UserDataJournal(file, maximumSize: maximumSize)
      if (try? earlier.refresh()) != nil, earlier.damagedLines == 0, earlier.data == data { return file }
    }
    let file = unusedFile("other")
    try UserDataJournal(file).restore(data, number: number, identity: identity)
    return file
  }

  /// Opens the file, or reopens it if another process has replaced it.
  private func open() throws(LibraryError) {
    var info = stat()
    let exists = FilePath(file).withCString { stat($0, &info) } == 0
    if descriptor >= 0 {
      if exists, UInt64(info.st_ino) == inode, Int(info.st_size) >= end { return }
      close(descriptor)
    }
    descriptor = FilePath(file).withCString { Glibc.open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard descriptor >= 0, fstat(descriptor, &info) == 0 else { throw failure(errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw unusableError("it is not a regular file") }
    // After a power failure, a file can be missing whose name was not written.
    if !exists { AtomicFile.synchronizeFolder(of: FilePath(file)) }
    inode = UInt64(info.st_ino)
    end = 0
    data = UserData()
    number = 0
    identity = nil
    damagedLines = 0
    fileVersion = Self.version
  }

  private func read(_ line: ArraySlice<UInt8>, isFirst: Bool) throws(LibraryError) {
    if isFirst, line.starts(with: Self.title.utf8) {
      guard let version = Int(String(decoding: line.dropFirst(Self.title.utf8.count), as: UTF8.self)) else {
        damagedLines += 1
        return
      }
      guard version <= Self.version else {
        throw LibraryError(
          .newer, "\(file.path) was written by a newer version of the Gallery; please update the Gallery")
      }
      fileVersion = version
      return
    }
    guard let (number, change) = Self.decode(line), number > self.number else {
      damagedLines += 1
      return
    }
    self.number = number
    apply(change)
  }

  private func apply(_ change: UserDataChange) {
    if case .identity(let identity) = change { self.identity = identity }
    data.apply(change)
  }

  private static func decode(_ line: ArraySlice<UInt8>) -> (Int64, UserDataChange)? {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count == 3, let sum = UInt32(String(decoding: parts[0], as: UTF8.self), radix: 16),
      Checksum.crc32(line[parts[1].startIndex...]) == sum,
      let number = Int64(String(decoding: parts[1], as: UTF8.self)),
      let change = try? JSONDecoder().decode(UserDataChange.self, from: Data(parts[2]))
    else { return nil }
    return (number, change)
  }

  private static func line(_ number: Int64, _ change: UserDataChange) throws(LibraryError) -> [UInt8] {
    guard let json = try? JSONEncoder().encode(change) else {
      throw LibraryError(.unusable, "a change of user data cannot be encoded")
    }
    let body = Array("\(number) ".utf8) + json
    return Array(String(Checksum.crc32(body), radix: 16).utf8) + [UInt8(ascii: " ")] + body + [UInt8(ascii: "\n")]
  }

  /// Appends changes and waits until they are on the disk. If that fails, the file is restored.
  ///
  /// - Returns: The end of the file before the call, for `revertAppend(to:)`.
  /// - Complexity: O(*c*), where *c* is the size of the changes. The cost does not depend on the size of the user data, so no
  ///   copy of the data is kept.
  func append(_ changes: [UserDataChange]) throws(LibraryError) -> Int {
    try refresh()
    if damagedLines > 0 || fileVersion < Self.version { try compact(keepingOld: damagedLines > 0) }
    let changes = identity == nil ? [.identity(Self.newIdentity)] + changes : changes
    var text = try self.text(of: changes)
    // The file is rewritten without superseded lines before its size is above the limit.
    if end + text.count > maximumSize {
      try compact(keepingOld: false)
      text = try self.text(of: changes)
    }
    let previousEnd = end
    // A line that was cut off is overwritten.
    guard ftruncate(descriptor, off_t(end)) == 0 else { throw failure(errno) }
    do throws(LibraryError) {
      try write(text, at: end)
    } catch {
      ftruncate(descriptor, off_t(previousEnd))
      throw error
    }
    end += text.count
    number += Int64(changes.count)
    for change in changes { apply(change) }
    return previousEnd
  }

  /// A random number that no other journal has.
  private static var newIdentity: Int64 { Int64.random(in: 1...(1 << 52)) }

  private func text(of changes: [UserDataChange]) throws(LibraryError) -> [UInt8] {
    var text: [UInt8] = end == 0 ? Array("\(Self.title)\(Self.version)\n".utf8) : []
    for (offset, change) in changes.enumerated() { text += try Self.line(number + Int64(offset) + 1, change) }
    return text
  }

  /// Removes the changes of the last `append`, because the database could not be written. The file is read again, because a
  /// change cannot be removed from the data.
  ///
  /// - Parameter previousEnd: The result of `append(_:)`.
  func revertAppend(to previousEnd: Int) {
    guard ftruncate(descriptor, off_t(previousEnd)) == 0 else { return }
    fdatasync(descriptor)
    // The file is shorter than the data that was read, so the next refresh reads it from its beginning.
    try? refresh()
  }

  /// Rewrites the file if most of its lines have been superseded by later changes. Returns whether it was rewritten.
  func compactIfLarge() throws(LibraryError) -> Bool {
    guard end > Self.compactSize else { return false }
    let lines = data.albums.count * 2 + data.orders.count + data.folders.count + data.removedFolders.count + 1
    let entries = data.favourites.count + data.turns.count + data.albums.values.reduce(0) { $0 + $1.photos.count }
    let estimate = lines * 200 + data.marks.count * 80 + entries * 16
    guard end > 4 * estimate, end > 2 * compactedSize else { return false }
    try compact(keepingOld: false)
    return true
  }

  /// Replaces the file with one that contains only the current data. At any time, either the old or the new file
  /// exists.
  func compact(keepingOld: Bool) throws(LibraryError) {
    // The number of the last line does not change, because the database compares it with the number of the last change
    // that it contains. There is at least one line.
    let identity = identity ?? Self.newIdentity
    let changes = [.identity(identity)] + data.changes
    let last = max(number, Int64(changes.count))
    if keepingOld { try copyDamagedFile() }
    let newFile = file.appendingPathExtension("new")
    unlink(newFile.path)
    let newDescriptor = FilePath(newFile).withCString { Glibc.open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard newDescriptor >= 0 else { throw failure(errno) }
    let oldDescriptor = descriptor
    descriptor = newDescriptor
    var size = 0
    do throws(LibraryError) {
      var text = Array("\(Self.title)\(Self.version)\n".utf8)
      for (offset, change) in changes.enumerated() {
        text += try Self.line(last - Int64(changes.count - 1 - offset), change)
        // The whole text of a large library would need much memory.
        guard text.count > 1 << 20 || offset + 1 == changes.count else { continue }
        try write(text, at: size, isLast: offset + 1 == changes.count)
        size += text.count
        text.removeAll(keepingCapacity: true)
      }
      guard rename(newFile.path, file.path) == 0 else { throw failure(errno) }
    } catch {
      descriptor = oldDescriptor
      close(newDescriptor)
      unlink(newFile.path)
      throw error
    }
    AtomicFile.synchronizeFolder(of: FilePath(file))
    if oldDescriptor >= 0 { close(oldDescriptor) }
    var info = stat()
    fstat(newDescriptor, &info)
    inode = UInt64(info.st_ino)
    end = size
    compactedSize = size
    number = last
    self.identity = identity
    damagedLines = 0
    fileVersion = Self.version
  }

  /// The number of copies of damaged files, and of files of other libraries, that are kept. Later copies replace the last one.
  private static let copyCount = 10

  /// Returns the name of a file beside the journal that is not used, such as `user-data.journal.damaged-2`, or the last name if
  /// all are used.
  private func unusedFile(_ suffix: String) -> URL {
    let files = files(suffix)
    return files.first { FileIdentity(ofEntry: FilePath($0)) == nil } ?? files[files.count - 1]
  }

  private func files(_ suffix: String) -> [URL] {
    ([suffix] + (2...Self.copyCount).map { "\(suffix)-\($0)" }).map(file.appendingPathExtension)
  }

  /// Copies the damaged file, beside copies of earlier ones.
  ///
  /// - Returns: The copy.
  /// - Throws: `LibraryError` if it cannot be copied. The only original must not be replaced then.
  @discardableResult
  private func copyDamagedFile() throws(LibraryError) -> URL {
    let copy = unusedFile("damaged")
    do {
      let content = try Data(contentsOf: file)
      try AtomicFile.replace(FilePath(copy), by: content, isDurable: true)
      return copy
    } catch { throw unusableError("the damaged file cannot be copied to \(copy.path): \(error)") }
  }

  private func write(_ bytes: [UInt8], at offset: Int, isLast: Bool = true) throws(LibraryError) {
    guard offset + bytes.count <= spaceLimit else { throw failure(ENOSPC) }
    // A larger file could not be read again.
    guard offset + bytes.count <= maximumSize else { throw unusableError("there are too many of them") }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress! + written, bytes.count - written, off_t(offset + written))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(count == 0 ? ENOSPC : errno) }
      written += count
    }
    if isLast, fdatasync(descriptor) != 0 { throw failure(errno) }
  }

  private func failure(_ code: Int32) -> LibraryError {
    code == ENOSPC || code == EDQUOT
      ? LibraryError(
        .full,
        "your change was not saved, because the disk that contains \(file.path) is full; free some space and try again")
      : unusableError(FileError(code).description)
  }

  private func unusableError(_ reason: String) -> LibraryError {
    LibraryError(.unusable, "favourites and albums in \(file.path) cannot be saved: \(reason)")
  }
}
