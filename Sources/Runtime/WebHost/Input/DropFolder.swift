import Foundation

/// Files that were dropped on the page, in a folder for temporary files that only this user can read. They stay until the
/// program ends: the application may keep their addresses.
@MainActor
final class DropFolder {
  /// Why a file is not taken.
  struct Refusal: Error, Equatable {
    var status: Int
    var reason: String
  }

  /// Files of one drop.
  static let countLimit = 256

  /// One file that is coming.
  @MainActor final class Incoming {
    fileprivate let url: URL
    fileprivate let handle: FileHandle
    fileprivate let drop: UInt32
    fileprivate let length: Int
    fileprivate(set) var missing: Int

    fileprivate init(url: URL, handle: FileHandle, drop: UInt32, length: Int) {
      (self.url, self.handle, self.drop, self.length, self.missing) = (url, handle, drop, length, length)
    }
  }

  /// Bytes that all files may have together.
  private let limit: Int
  private var used = 0
  private var root: URL?
  private var arrived: [UInt32: [URL]] = [:]

  init(limit: Int) { self.limit = limit }

  /// Begins a file of `length` bytes.
  func begin(drop: UInt32, name: String, length: Int) throws(Refusal) -> Incoming {
    guard limit > 0 else { throw Refusal(status: 403, reason: "This program takes no files.") }
    guard length >= 0, length <= limit - used else {
      throw Refusal(
        status: 413, reason: "Files of \(limit >> 20) megabytes in all are taken (TESSERA_WEB_DROPS); this is more.")
    }
    guard (arrived[drop]?.count ?? 0) < DropFolder.countLimit, arrived.count < 64 || arrived[drop] != nil else {
      throw Refusal(status: 413, reason: "That is too many files.")
    }
    do {
      // Each in a folder of its own, so that every one can keep its name.
      let folder = try home().appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let url = folder.appendingPathComponent(DropFolder.plain(name))
      guard FileManager.default.createFile(atPath: url.path, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
      used += length
      return Incoming(url: url, handle: try FileHandle(forWritingTo: url), drop: drop, length: length)
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
    guard file.missing == 0 else { return false }
    try? file.handle.close()
    arrived[file.drop, default: []].append(file.url)
    return true
  }

  /// A file that did not come to its end.
  func abandon(_ file: Incoming) {
    guard file.missing > 0 else { return }
    try? file.handle.close()
    try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent())
    used -= file.length
  }

  /// The files of a drop, in the order in which they came; they are asked for once.
  func take(_ drop: UInt32) -> [URL] { arrived.removeValue(forKey: drop) ?? [] }

  /// Takes everything away.
  func removeAll() {
    if let root { try? FileManager.default.removeItem(at: root) }
    root = nil
    arrived = [:]
    used = 0
  }

  private func home() throws -> URL {
    if let root { return root }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-drops-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    root = url
    return url
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
