import Foundation

/// Files that were dropped on the page, in a folder for temporary files that only this user can read.
///
/// A page sends the files of a drop one by one and says then that they are all there, and the application gets them
/// (`take`). From then on they stay until the program ends: the application may keep their addresses. Drops that no page
/// has claimed make room for later ones.
@MainActor
final class DropFolder {
  /// Why a file is not taken.
  struct Refusal: Error, Equatable {
    var status: Int
    var reason: String
  }

  /// Files of one drop.
  static let countLimit = 256
  /// Drops that are not claimed yet. Of more, the oldest is removed.
  static let unclaimedLimit = 64
  /// Seconds after which an unclaimed drop may be removed for its bytes. A page claims at once.
  static let unclaimedPatience: TimeInterval = 60

  /// One file that is coming.
  @MainActor final class Incoming {
    fileprivate let url: URL
    fileprivate let handle: FileHandle
    fileprivate let drop: UInt32
    fileprivate let length: Int
    fileprivate(set) var missing: Int
    fileprivate var isOver = false

    fileprivate init(url: URL, handle: FileHandle, drop: UInt32, length: Int) {
      (self.url, self.handle, self.drop, self.length, self.missing) = (url, handle, drop, length, length)
    }
  }

  /// The files of a drop that are there.
  private struct Drop {
    let id: UInt32
    var files: [URL] = []
    var bytes = 0
    var lastFile: TimeInterval
  }

  /// Bytes that all files may have together.
  private let limit: Int
  private let parent: URL
  private let now: () -> TimeInterval
  /// Bytes of files that are there, or announced.
  private(set) var used = 0
  private var root: TemporaryFolder?
  /// Drops that are not claimed, the oldest first.
  private var unclaimed: [Drop] = []

  /// Makes an empty folder.
  ///
  /// - Parameters:
  ///   - limit: Bytes that all files may have together.
  ///   - parent: Where it is made with the first file.
  ///   - now: Seconds on a clock that only goes forward.
  init(
    limit: Int, in parent: URL = FileManager.default.temporaryDirectory,
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.limit = limit
    self.parent = parent
    self.now = now
  }

  /// Begins a file of `length` bytes.
  func begin(drop: UInt32, name: String, length: Int) throws(Refusal) -> Incoming {
    guard limit > 0 else { throw Refusal(status: 403, reason: "This program takes no files.") }
    if length > limit - used { removeUnclaimed(for: length, but: drop) }
    guard length >= 0, length <= limit - used else {
      throw Refusal(
        status: 413, reason: "Files of \(limit >> 20) megabytes in all are taken (TESSERA_WEB_DROPS); this is more.")
    }
    guard (unclaimed.first { $0.id == drop }?.files.count ?? 0) < DropFolder.countLimit else {
      throw Refusal(status: 413, reason: "A drop has at most \(DropFolder.countLimit) files.")
    }
    do {
      // Each in a folder of its own, so that every one can keep its name.
      let folder = try home().appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let url = folder.appendingPathComponent(DropFolder.plain(name))
      guard FileManager.default.createFile(atPath: url.path, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
      let file = Incoming(url: url, handle: try FileHandle(forWritingTo: url), drop: drop, length: length)
      used += length
      return file
    } catch {
      throw Refusal(status: 507, reason: "The file cannot be kept: \(error.localizedDescription)")
    }
  }

  /// Takes as many of the bytes as are missing; true when the file is whole.
  func append(_ bytes: UnsafeRawBufferPointer, to file: Incoming) throws(Refusal) -> Bool {
    let count = min(bytes.count, file.missing)
    do {
      try file.handle.write(contentsOf: Data(bytes[..<count]))
    } catch {
      throw Refusal(status: 507, reason: "The file cannot be kept: \(error.localizedDescription)")
    }
    file.missing -= count
    guard file.missing == 0, !file.isOver else { return file.isOver }
    file.isOver = true
    try? file.handle.close()
    keep(file)
    return true
  }

  private func keep(_ file: Incoming) {
    if !unclaimed.contains(where: { $0.id == file.drop }) {
      if unclaimed.count >= DropFolder.unclaimedLimit { remove(unclaimed.removeFirst()) }
      unclaimed.append(Drop(id: file.drop, lastFile: now()))
    }
    guard let index = unclaimed.firstIndex(where: { $0.id == file.drop }) else { return }
    unclaimed[index].files.append(file.url)
    unclaimed[index].bytes += file.length
    unclaimed[index].lastFile = now()
  }

  /// Removes the oldest drops that should have been claimed long ago until `length` bytes are free.
  private func removeUnclaimed(for length: Int, but drop: UInt32) {
    let late = now() - DropFolder.unclaimedPatience
    while length > limit - used, let index = unclaimed.firstIndex(where: { $0.id != drop && $0.lastFile <= late }) {
      remove(unclaimed.remove(at: index))
    }
  }

  private func remove(_ drop: Drop) {
    for url in drop.files { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    used -= drop.bytes
  }

  /// Removes a file that did not come to its end.
  func abandon(_ file: Incoming) {
    guard !file.isOver else { return }
    file.isOver = true
    try? file.handle.close()
    try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent())
    used -= file.length
  }

  /// Claims the files of a drop, in the order in which they came. A second call gets none.
  func take(_ drop: UInt32) -> [URL] {
    guard let index = unclaimed.firstIndex(where: { $0.id == drop }) else { return [] }
    return unclaimed.remove(at: index).files
  }

  /// Takes everything away.
  func removeAll() {
    root?.remove()
    root = nil
    unclaimed = []
    used = 0
  }

  private func home() throws -> URL {
    if let root { return root.url }
    let made = try TemporaryFolder(in: parent)
    root = made
    return made.url
  }

  /// A name that stays in its folder, is not hidden and fits every file system.
  nonisolated static func plain(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    var plain = String(
      last.filter { character in character.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 } })
    while plain.hasPrefix(".") { plain.removeFirst() }
    while plain.utf8.count > 200 { plain.remove(at: plain.index(plain.startIndex, offsetBy: plain.count / 2)) }
    return plain.isEmpty ? "file" : plain
  }
}
